import type { Output } from '#contract/call';
import type { getLikes as call } from '#contract/likes';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { selectLikes } from './queries.ts';

/** Everyone with a like given or received, the latest first, and who of them likes the caller (section 7). */
export async function getLikes(app: App, caller: MemberCaller): Promise<Output<typeof call>> {
  const rows = await selectLikes(app.db, caller, caller.member.profileId);
  const cards = await memberCards(
    app,
    caller,
    rows.map(row => row.id),
  );
  const shown = rows.flatMap(row => {
    const card = cards.get(row.id);
    return card ? [{ row, card }] : [];
  });
  return {
    profiles: shown.map(({ row: { given, received, liked_at }, card }) => ({
      ...card,
      given,
      received,
      liked_at: liked_at.toISOString(),
    })),
    liked_by: shown.filter(({ row }) => row.received).map(({ row: { id, like_new } }) => ({ id, like_new })),
  };
}
