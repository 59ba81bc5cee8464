import type { ExportContext, JsonSource } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectSavedSearches } from './queries.ts';

/**
 * Exports saved searches even if the member is no longer premium.
 * @spec D5.7
 */
export async function exportSearches(
  { db }: Tx,
  { member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const searches = await selectSavedSearches(db, member.accountId);
  addSection({
    name: 'searches',
    title: t('export_page.searches'),
    data: () =>
      searches.map(({ name, query, created_at }) => ({ name, query: query as JsonSource, created_at })),
    blocks: () =>
      searches.length === 0
        ? [{ kind: 'note', text: t('export_page.none') }]
        : [
            {
              kind: 'rows',
              rows: searches.map(({ name, created_at }) => ({ text: name, aside: formatTime(created_at) })),
            },
          ],
  });
}
