import type { Insertable } from 'kysely';
import { v4, v7 } from 'uuid';
import { UNREAD_MESSAGE_REFUND_DAYS } from '#contract/constants';
import type { DB } from '#db/schema';
import { newRandomName } from '../../../src/server/platform/secrets.ts';
import { activityRank } from '../../../src/server/profiles/activity.ts';
import { PICTURE_SIZE } from '../portraits/picture.ts';
import { random } from '../random.ts';
import type { DemoConversation } from './conversations.ts';
import { DAY_MINUTES, type DemoMember } from './demo-member.ts';
import { cellAround } from './home-towns.ts';
import type { DemoLike } from './likes.ts';
import { demoFileKey, placeholderColour, placeholderHash } from './pictures.ts';
import type { DemoVisit } from './visits.ts';

type Rows<Table extends keyof DB> = Insertable<DB[Table]>[];
export type ToDate = (ago: number) => Date;

export const accountRow = (
  person: DemoMember,
  siteId: number,
  { passwordHash, premiumSince, at }: { passwordHash: string; premiumSince: Date | null; at: ToDate },
): Insertable<DB['accounts']> => ({
  id: person.accountId,
  site_id: siteId,
  email: person.email,
  password_hash: person.role ? passwordHash : null,
  status: person.confirmed ? 'active' : 'not_confirmed',
  language: person.language,
  premium_since: premiumSince,
  seeded: true,
  signed_up_at: at(person.signedUpAgo),
  confirmed_at: person.confirmed ? at(person.signedUpAgo - 1) : null,
});

export const profileRow = (
  person: DemoMember,
  siteId: number,
  conversationsStarted: number,
  at: ToDate,
): Insertable<DB['profiles']> => ({
  ...person.details,
  id: person.profileId,
  account_id: person.accountId,
  site_id: siteId,
  name: person.name,
  gender: person.gender,
  birth_date: birthDate(person, at),
  country: person.country,
  region: person.region,
  city: person.city,
  place_id: person.placeId,
  cell: cellAround(person, random(`cell ${person.profileId}`)),
  hair_colour: person.portrait.hairName,
  about_me: person.aboutMe,
  status: person.confirmed ? 'active' : 'disabled',
  invisible: person.invisible,
  fictional: person.fictional,
  visible_to_visitors: true,
  has_photo: person.pictures.length > 0,
  conversations_started: conversationsStarted,
  created_at: at(person.signedUpAgo),
  activity_rank: activityRank(at(person.seenAgo), person.pictures.length > 0),
});

/** The member has this `age` when the row is inserted. */
function birthDate({ age, profileId }: DemoMember, at: ToDate): string {
  const born = at(random(`born ${profileId}`).int(1, 360) * 24 * 60);
  born.setUTCFullYear(born.getUTCFullYear() - age);
  return born.toISOString().slice(0, 10);
}

export const photoRows = (
  { profileId, portrait, pictures, signedUpAgo }: DemoMember,
  at: ToDate,
): Rows<'photos'> =>
  pictures.map(({ shot, visibility }, position) => ({
    profile_id: profileId,
    position,
    visibility,
    is_main: position === 0,
    clear_key: newRandomName(),
    blur_key: newRandomName(),
    file_key: demoFileKey(portrait, shot),
    ...PICTURE_SIZE,
    colour: placeholderColour(portrait, shot),
    placeholder: placeholderHash(portrait, shot),
    created_at: at(signedUpAgo - position),
  }));

export const likeRow = (
  { from, to, ago, matchedAgo, seenAgo }: DemoLike,
  at: ToDate,
): Insertable<DB['likes']> => ({
  liker_id: from.profileId,
  liked_id: to.profileId,
  created_at: at(ago),
  matched_at: matchedAgo === null ? null : at(matchedAgo),
  seen_at: seenAgo === null ? null : at(seenAgo),
  announced_at: seenAgo === null ? null : at(seenAgo),
});

export const visitRow = ({ from, to, ago }: DemoVisit, at: ToDate): Insertable<DB['visits']> => ({
  visitor_id: from.profileId,
  visited_id: to.profileId,
  visited_at: at(ago),
});

export interface ConversationRows {
  conversation: Insertable<DB['conversations']>;
  members: Rows<'conversation_members'>;
  messages: Rows<'messages'>;
}

export function conversationRows(
  { starter, other, messages, unread }: DemoConversation,
  at: ToDate,
): ConversationRows {
  const [low, high] = starter.profileId < other.profileId ? [starter, other] : [other, starter];
  const chance = random(`talk ${low.profileId} ${high.profileId}`);
  const id = v4({ random: chance.bytes(16) });
  const [first, last] = [messages[0], messages.at(-1)];
  if (!first || !last) throw new Error('A conversation has at least one message.');
  const memberRow = (member: DemoMember, otherMember: DemoMember) => {
    const unreadCount = last.sender === member ? 0 : unread;
    return {
      conversation_id: id,
      profile_id: member.profileId,
      other_id: otherMember.profileId,
      read_seq: messages.length - unreadCount,
      unread: unreadCount,
      last_message_at: member === starter || starter.confirmed ? at(last.ago) : null,
    };
  };
  return {
    conversation: {
      id,
      low_id: low.profileId,
      high_id: high.profileId,
      starter_id: starter.profileId,
      last_seq: messages.length,
      created_at: at(first.ago),
      updated_at: at(last.ago),
    },
    members: [memberRow(starter, other), memberRow(other, starter)],
    messages: messages.map(({ sender, text, ago }, index) => ({
      id: v7({ msecs: at(ago).getTime(), random: chance.bytes(16), seq: index }),
      conversation_id: id,
      seq: index + 1,
      sender_id: sender.profileId,
      client_id: v4({ random: chance.bytes(16) }),
      body: text,
      held: !sender.confirmed,
      sent_at: at(ago),
      returned_credits:
        sender.confirmed &&
        index >= messages.length - unread &&
        ago >= UNREAD_MESSAGE_REFUND_DAYS * DAY_MINUTES
          ? 1
          : 0,
    })),
  };
}
