import { collapsibleList } from '../../accounts/export/blocks.ts';
import type { ExportContext, ExportTextRow } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectVisited } from './queries.ts';
import { firstTold } from './told-since.ts';

/** Whose profiles the member opened in the last 7 days. Who opened his is theirs to tell: premium members see it on the site. */
export async function exportVisits(
  { db, now }: Tx,
  { site, member, t, formatTime, addSection }: ExportContext,
) {
  const visited = await selectVisited(db, { site, member }, member.profileId, firstTold(now));
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
        ? [{ is: 'note', text: t('export_page.none') }]
        : [...collapsibleList(t('visits.made'), visited, row)],
  });
}
