import { ApiError } from '#contract/errors';
import type { MemberProfile } from '#contract/profiles';
import type { App, Caller } from '../app.ts';
import { conversationIdWith } from '../chats/conversation-id-with.ts';
import { receivedGifts } from '../gifts/received-gifts.ts';
import { likesBetween } from '../likes/like.ts';
import { albumFor } from '../photos/albums/get-album.ts';
import { memberCards } from '../photos/member-cards.ts';
import { photosOf } from '../photos/photos-of.ts';
import type { PhotoViewer } from '../photos/present.ts';
import { getVisibleDetails } from '../profiles/get-profile-details.ts';
import { markPresence } from '../profiles/presence.ts';
import { findVisibleOrRevealBlock } from '../profiles/visibility.ts';

type Relation = Pick<MemberProfile, 'liked_by_me' | 'likes_me' | 'matched' | 'conversation'>;

const noRelation: Relation = { liked_by_me: false, likes_me: false, matched: false, conversation: null };

/**
 * Returns what the caller may see, and marks the caller as online.
 * @throws ApiError `not_found`, `blocked_by_member`
 * @spec 2.9 6.4 D1.2 D1.11
 */
export async function getMember(app: App, caller: Caller, id: string): Promise<MemberProfile> {
  const { member } = caller;
  await findVisibleOrRevealBlock(app, caller, id);
  const [cards, details, photos, album, gifts, relation] = await Promise.all([
    memberCards(app, caller, [id]),
    getVisibleDetails(app, caller, id),
    photosOf(app, photoViewerOf(caller, id), id),
    albumFor(app, caller, id),
    receivedGifts(app.db, caller, id),
    member ? relationBetween(app, member.profileId, id) : noRelation,
    member && markPresence(app, member),
  ]);
  const card = cards.get(id);
  if (!card) throw new ApiError('not_found');
  return { ...card, ...details, photos, album, gifts, ...relation };
}

/** Shows members their own photos as another member without premium would see them. */
const photoViewerOf = ({ member }: Caller, id: string): PhotoViewer =>
  member?.profileId === id
    ? { member: { ...member, profileId: NO_PROFILE_ID, paid_user: false } }
    : { member };
const NO_PROFILE_ID = '00000000-0000-0000-0000-000000000000';

async function relationBetween({ db }: App, profileId: string, otherId: string): Promise<Relation> {
  const [likes, conversation] = await Promise.all([
    likesBetween(db, profileId, otherId),
    conversationIdWith(db, profileId, otherId),
  ]);
  return { ...likes, conversation };
}
