import type { LikedProfile } from '#contract/likes';
import type { App, MemberCaller } from '../../app.ts';
import { memberCards } from '../../photos/member-cards.ts';
import type { LikeRow } from './queries.ts';

type PresentedLikes = { profiles: LikedProfile[]; liked_by: { id: string; like_new: boolean }[] };

/** @spec 3.9 */
export async function presentLikes(app: App, caller: MemberCaller, rows: LikeRow[]): Promise<PresentedLikes> {
  const cards = await memberCards(
    app,
    caller,
    rows.map(({ id }) => id),
  );
  const shown = rows.filter(({ id }) => cards.has(id));
  return {
    profiles: shown.flatMap(({ id, type, at }) => {
      const card = cards.get(id);
      const between = { given: type !== 'received', received: type !== 'given', liked_at: at.toISOString() };
      return card ? [{ ...card, ...between }] : [];
    }),
    liked_by: shown.filter(({ type }) => type !== 'given').map(({ id, like_new }) => ({ id, like_new })),
  };
}
