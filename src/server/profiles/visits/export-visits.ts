import { collapsibleList, type ExportContext, type ExportTextRow } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectVisited } from './queries.ts';
import { visitsShownSince } from './visitors-of.ts';

/**
 * Omits who viewed the member, because that is the data of the visitors.
 * @spec D5.7 D5.6
 */
export async function exportVisits(
  { db, now }: Tx,
  { site, member, t, formatTime, addSection }: ExportContext,
) {
  const visited = await selectVisited(db, { site, member }, member.profileId, visitsShownSince(now));
  const row = ({ name, at }: (typeof visited)[number]): ExportTextRow => ({
    text: name,
    aside: formatTime(at),
  });
  addSection({
    name: 'visits',
    title: t('visits.made'),
    data: () => visited.map(({ id, name, at }) => ({ member: { id, name }, visited_at: at })),
    blocks: () =>
      visited.length === 0
        ? [{ kind: 'note', text: t('export_page.none') }]
        : [...collapsibleList(t('visits.made'), visited, row)],
  });
}
