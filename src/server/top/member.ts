import { ApiError } from '#contract/errors';
import type { MemberProfile } from '#contract/profiles';
import type { App, Caller } from '../app.ts';
import { memberCards } from '../photos/member-cards.ts';
import { photosOf } from '../photos/photos-of.ts';
import { getShownFacts } from '../profiles/get-facts.ts';
import { markPresence } from '../profiles/presence.ts';
import { findVisible } from '../profiles/visibility.ts';
import { type Between, selectBetween } from './member-queries.ts';

const nothingBetween: Between = { liked_by_me: false, likes_me: false, matched: false, conversation: null };

/**
 * A member's page as the caller may see it: card, facts, photos and what is between the two. Looking at it is a sign of
 * life of the one who looks. Throws what `findVisible` throws.
 */
export async function getMember(app: App, caller: Caller, id: string): Promise<MemberProfile> {
  const { member } = caller;
  await findVisible(app, caller, id);
  const [cards, facts, photos, between] = await Promise.all([
    memberCards(app, caller, [id]),
    getShownFacts(app, caller, id),
    photosOf(app, caller, id),
    member ? selectBetween(app.db, member.profileId, id) : nothingBetween,
    member && markPresence(app, member.profileId),
  ]);
  const card = cards.get(id);
  if (!card) throw new ApiError('not_found');
  return { ...card, ...facts, photos, ...between };
}
