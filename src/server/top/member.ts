import { ApiError } from '#contract/errors';
import type { MemberProfile } from '#contract/profiles';
import type { App, Caller } from '../app.ts';
import { conversationIdWith } from '../chats/conversation-id-with.ts';
import { receivedGifts } from '../gifts/received-gifts.ts';
import { likesBetween } from '../likes/likes-between.ts';
import { albumFor } from '../photos/albums/get-album.ts';
import { memberCards } from '../photos/member-cards.ts';
import { photosOf } from '../photos/photos-of.ts';
import type { PhotoViewer } from '../photos/present.ts';
import { getVisibleDetails } from '../profiles/get-profile-details.ts';
import { markPresence } from '../profiles/presence.ts';
import { findVisibleOrRevealBlock } from '../profiles/visibility.ts';

type Between = Pick<MemberProfile, 'liked_by_me' | 'likes_me' | 'matched' | 'conversation'>;

const nothingBetween: Between = { liked_by_me: false, likes_me: false, matched: false, conversation: null };

/**
 * A member's page as the caller may see it: card, facts, photos, gifts and what is between the two. Looking at it is a sign of
 * life of the one who looks. Throws what `findOrTell` throws.
 */
export async function getMember(app: App, caller: Caller, id: string): Promise<MemberProfile> {
  const { member } = caller;
  await findVisibleOrRevealBlock(app, caller, id);
  const [cards, facts, photos, album, gifts, between] = await Promise.all([
    memberCards(app, caller, [id]),
    getVisibleDetails(app, caller, id),
    photosOf(app, onlooker(caller, id), id),
    albumFor(app, caller, id),
    receivedGifts(app.db, caller, id),
    member ? whatIsBetween(app, member.profileId, id) : nothingBetween,
    member && markPresence(app, member),
  ]);
  const card = cards.get(id);
  if (!card) throw new ApiError('not_found');
  return { ...card, ...facts, photos, album, gifts, ...between };
}

/** On his own page a member sees what those see who are not premium: who may see what is hard to believe untold. The editor shows him all. */
const onlooker = ({ member }: Caller, id: string): PhotoViewer =>
  member?.profileId === id ? { member: { ...member, profileId: NOBODY, paid_user: false } } : { member };
const NOBODY = '00000000-0000-0000-0000-000000000000';

async function whatIsBetween({ db }: App, profileId: string, otherId: string): Promise<Between> {
  const [likes, conversation] = await Promise.all([
    likesBetween(db, profileId, otherId),
    conversationIdWith(db, profileId, otherId),
  ]);
  return { ...likes, conversation };
}
