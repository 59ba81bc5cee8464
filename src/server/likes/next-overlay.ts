import { LIKES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import type { AutoLike } from '#contract/likes';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { takeLikeForOverlay } from './queries.ts';

/**
 * Returns what the next like overlay shows: likes at most once per `modalIntervalMinutes`, but a match immediately.
 * @spec 7.5 2.6 D1.6
 */
export async function nextOverlay(app: App, caller: MemberCaller): Promise<AutoLike> {
  const at = app.clock.now();
  const since = new Date(at.getTime() - LIKES.modalIntervalMinutes * MINUTE_MS);
  const like = await takeLikeForOverlay(app.db, caller, caller.member.profileId, { at, since });
  const card = like && (await memberCards(app, caller, [like.id])).get(like.id);
  if (!card) return null;
  return {
    id: card.id,
    name: card.name,
    fictional: card.fictional,
    main_image: card.main_image,
    matched: like.matched,
    others: like.others,
  };
}
