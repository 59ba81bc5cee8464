import { collapsibleList } from '../../accounts/export/collapsible-list.ts';
import type { ExportContext, ExportTextRow } from '../../accounts/export/section.ts';
import type { Tx } from '../../platform/transact.ts';
import { selectDay, selectSwipesTold } from './queries.ts';

/** What the member said of whose card, and how much of his last day in the game he used. What others said of his is theirs. */
export async function exportSwipes(
  { db }: Tx,
  { site, member, t, formatTime, addSection }: ExportContext,
): Promise<void> {
  const swipes = await selectSwipesTold(db, { site, member }, member.profileId);
  const lastDay = await selectDay(db, member.profileId);
  const row = ({ name, swiped_at }: Swipe): ExportTextRow => ({ text: name, aside: formatTime(swiped_at) });
  const said = (liked: boolean) => swipes.filter(one => one.liked === liked);
  addSection({
    name: 'swipes',
    title: t('nav.swipe_game'),
    data: () => ({
      yes: said(true).map(presentSwipe),
      no: said(false).map(presentSwipe),
      last_day: lastDay ?? null,
    }),
    blocks: () =>
      swipes.length === 0
        ? [{ is: 'note', text: t('export_page.none') }]
        : [
            ...collapsibleList(t('swipe_game.yes'), said(true), row),
            ...collapsibleList(t('swipe_game.no'), said(false), row),
          ],
  });
}

type Swipe = Awaited<ReturnType<typeof selectSwipesTold>>[number];

const presentSwipe = ({ id, name, swiped_at }: Swipe) => ({ member: { id, name }, swiped_at });
