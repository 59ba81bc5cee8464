import { collapsibleList, type ExportContext, type ExportTextRow } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectDay, selectSwipesForExport } from './queries.ts';

/**
 * Exports the member's own swipes, never swipes of others about the member.
 * @spec D5.7
 */
export async function exportSwipes(
  { db }: Tx,
  { site, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const swipes = await selectSwipesForExport(db, { site, member }, member.profileId);
  const lastDay = await selectDay(db, member.profileId);
  const row = ({ name, swiped_at }: Swipe): ExportTextRow => ({ text: name, aside: formatTime(swiped_at) });
  const swiped = (liked: boolean) => swipes.filter(one => one.liked === liked);
  addSection({
    name: 'swipes',
    title: t('nav.swipe_game'),
    data: () => ({
      yes: swiped(true).map(presentSwipe),
      no: swiped(false).map(presentSwipe),
      last_day: lastDay ?? null,
    }),
    blocks: () =>
      swipes.length === 0
        ? [{ kind: 'note', text: t('export_page.none') }]
        : [
            ...collapsibleList(t('swipe_game.yes'), swiped(true), row),
            ...collapsibleList(t('swipe_game.no'), swiped(false), row),
          ],
  });
}

type Swipe = Awaited<ReturnType<typeof selectSwipesForExport>>[number];

const presentSwipe = ({ id, name, swiped_at }: Swipe) => ({ member: { id, name }, swiped_at });
