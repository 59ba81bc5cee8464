import type { ExportMoment, Told } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectSaved } from './queries.ts';

/** The searches a member saved, also while he is not premium: they are his. */
export async function exportSearches({ db }: Tx, { member, t, when, add }: ExportMoment): Promise<void> {
  const searches = await selectSaved(db, member.accountId);
  add({
    name: 'searches',
    title: t('export_page.searches'),
    data: () => searches.map(({ name, query, created_at }) => ({ name, query: query as Told, created_at })),
    blocks: () =>
      searches.length === 0
        ? [{ is: 'note', text: t('export_page.none') }]
        : [
            {
              is: 'rows',
              rows: searches.map(({ name, created_at }) => ({ text: name, aside: when(created_at) })),
            },
          ],
  });
}
