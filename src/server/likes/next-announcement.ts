import { LIKES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import type { AutoLike } from '#contract/likes';
import type { App, MemberCaller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { takeUnannounced } from './queries.ts';

/**
 * Announces likes at most once per `modalIntervalMinutes`, but a match immediately.
 * @spec 7.5 2.6 D1.6
 */
export async function nextAnnouncement(app: App, caller: MemberCaller): Promise<AutoLike> {
  const at = app.clock.now();
  const since = new Date(at.getTime() - LIKES.modalIntervalMinutes * MINUTE_MS);
  const unannounced = await takeUnannounced(app.db, caller, caller.member.profileId, { at, since });
  const card = unannounced && (await memberCards(app, caller, [unannounced.id])).get(unannounced.id);
  if (!card) return null;
  return {
    id: card.id,
    name: card.name,
    fictional: card.fictional,
    main_image: card.main_image,
    matched: unannounced.matched,
    others: unannounced.others,
  };
}
