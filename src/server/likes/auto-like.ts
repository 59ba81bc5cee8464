import type { AutoLike } from '#contract/likes';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { takeUnannounced } from './queries.ts';

/**
 * The newest like or match for the overlay (section 2): a real one the caller has not seen and was not shown, else null.
 * It is shown once, so asking again answers the next.
 */
export async function autoLike(app: App, caller: MemberCaller): Promise<AutoLike> {
  const like = await takeUnannounced(app.db, caller, caller.member.profileId, app.clock.now());
  const card = like && (await memberCards(app, caller, [like.id])).get(like.id);
  return card ? { id: card.id, name: card.name, main_image: card.main_image, matched: like.matched } : null;
}
