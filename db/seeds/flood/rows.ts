import type { Insertable } from 'kysely';
import { MESSAGE_CREDITS, ONLINE_MINUTES } from '#contract/constants';
import type { DB } from '#db/schema';
import { activityRank } from '../../../src/server/profiles/activity.ts';
import { interestBits } from '../../../src/server/search/interest-bits.ts';
import { DAY_MINUTES } from '../demo/demo-member.ts';
import { cellAround } from '../demo/home-towns.ts';
import { demoFileKey, placeholderColour, placeholderHash } from '../demo/pictures.ts';
import { pickDetails } from '../demo/profile-details.ts';
import { generateProfileName } from '../people/names.ts';
import { PICTURE_SIZE } from '../portraits/picture.ts';
import { portraits, SHOTS_PER_PORTRAIT } from '../portraits.ts';
import { random } from '../random.ts';
import { contactsOf } from './contacts.ts';
import {
  conversationsOf,
  type FloodConversation,
  isReturned,
  lengthOf,
  readStateOf,
  senderOf,
  sentAgo,
  textOf,
} from './conversations.ts';
import type { FloodMembers } from './flood-members.ts';
import { aboutMeOf, interestsOf } from './profile-texts.ts';
import { emailOf, numberOf, SITE_ID } from './world.ts';

const PRIVATE_SHARE = 0.34;
const SEEN_SHARE = 0.8;
const WITHOUT_DETAILS = 0.15;
const WITHOUT_TOWN = 0.08;
const OPEN_CONVERSATIONS = 4_000;
/** In minutes. Members without a visit in this period get no row. */
const PRESENCE_PERIOD = 7 * DAY_MINUTES;

type Row<Table extends keyof DB> = Insertable<DB[Table]>;
/** The member whose rows these are shows how much of the table is done. */
type RowsOfMember = readonly [member: number, rows: object | object[]];
type RowGenerator = (members: FloodMembers) => Generator<RowsOfMember>;

/** All rows of a table have the same columns in the same order. Long tables come first, so that threads end together. */
export const rowGenerators = {
  profiles: perMember(profileRow),
  messages: messageRows,
  profile_interests: perMember((members, member): Row<'profile_interests'>[] => {
    const profile_id = members.ids.profile.v4(member);
    return interestsOf(members, member).map(interest => ({ profile_id, interest }));
  }),
  photos: perMember(photoRows),
  likes: perMember(likeRows),
  accounts: perMember(accountRow),
  conversation_members: perConversation(conversationMemberRows),
  conversations: perConversation(conversationRow),
  presence: perMember((members, member): Row<'presence'>[] => {
    const ago = members.seenAgo(member);
    const row = {
      profile_id: members.ids.profile.v4(member),
      online_until: members.at(ago - ONLINE_MINUTES),
    };
    return ago <= PRESENCE_PERIOD ? [row] : [];
  }),
} satisfies Record<string, RowGenerator>;

export type StreamedTable = keyof typeof rowGenerators;
export const streamedTables = Object.keys(rowGenerators) as StreamedTable[];

function perMember(rowsOf: (members: FloodMembers, member: number) => object | object[]): RowGenerator {
  return function* (members) {
    for (let member = 0; member < members.world.members; member += 1) yield [member, rowsOf(members, member)];
  };
}

function perConversation(
  rowsOf: (members: FloodMembers, conversation: FloodConversation) => object | object[],
): RowGenerator {
  return function* (members) {
    for (const conversation of conversationsOf(members))
      yield [conversation.starter, rowsOf(members, conversation)];
  };
}

const accountIdOf = (members: FloodMembers, member: number): string =>
  members.ids.account.v7(member, members.at(members.signedUpAgo(member)));

function accountRow(members: FloodMembers, member: number): Row<'accounts'> {
  const [status, signedUpAgo] = [members.status(member), members.signedUpAgo(member)];
  return {
    id: accountIdOf(members, member),
    site_id: SITE_ID,
    email: emailOf(numberOf(members.world, member)),
    password_hash: members.world.passwordHash,
    status,
    language: members.home(member).language,
    premium_since: members.isPremium(member) ? members.at(members.paidAgo(member)) : null,
    signed_up_at: members.at(signedUpAgo),
    confirmed_at: status === 'not_confirmed' ? null : members.at(signedUpAgo - 1),
    deleted_at: status === 'deleting' ? members.at(members.seenAgo(member)) : null,
    seeded: true,
  };
}

function profileRow(members: FloodMembers, member: number): Row<'profiles'> {
  const { world, ids } = members;
  const chance = random(`${world.seed} ${world.earlierMembers} ${member}`);
  const [home, gender, age] = [members.home(member), members.gender(member), members.age(member)];
  const { country, region, city, placeId } = home;
  const hasPhoto = members.photoCount(member) > 0;
  const hasDetails = member === 0 || !chance.chance(WITHOUT_DETAILS);
  const details = hasDetails ? pickDetails(gender, age, chance) : undefined;
  const hasTown = member < 2 || !chance.chance(WITHOUT_TOWN);
  return {
    id: ids.profile.v4(member),
    account_id: accountIdOf(members, member),
    site_id: SITE_ID,
    name: generateProfileName(country, gender, city, chance),
    gender,
    birth_date: birthDate(members, age, chance.int(1, 360)),
    country,
    region,
    city,
    about_me: aboutMeOf(members, member, chance),
    status: members.isActive(member) ? 'active' : 'disabled',
    invisible: members.isInvisible(member),
    fictional: members.isFictional(member),
    visible_to_visitors: chance.chance(0.6),
    has_photo: hasPhoto,
    conversations_started: contactsOf(members, member).filter(({ writes }) => writes).length,
    created_at: members.at(members.signedUpAgo(member)),
    activity_rank: activityRank(members.at(members.seenAgo(member)), hasPhoto),
    sexuality: details?.sexuality ?? null,
    hair_colour: details ? members.portrait(member).hairName : null,
    eye_colour: details?.eye_colour ?? null,
    body_type: details?.body_type ?? null,
    relationship_status: details?.relationship_status ?? null,
    tattoos: details?.tattoos ?? null,
    reason: details?.reason ?? null,
    place_id: hasTown ? placeId : null,
    cell: hasTown ? cellAround(home, chance) : null,
    interest_bits: interestBits(interestsOf(members, member)),
  };
}

function birthDate(members: FloodMembers, age: number, days: number): string {
  const born = members.at(days * DAY_MINUTES);
  born.setUTCFullYear(born.getUTCFullYear() - age);
  return born.toISOString().slice(0, 10);
}

const shots = new Map(
  portraits.map(portrait => [
    portrait,
    portrait.shots.map((_, shot) => ({
      ...PICTURE_SIZE,
      file_key: demoFileKey(portrait, shot),
      colour: placeholderColour(portrait, shot),
      placeholder: placeholderHash(portrait, shot),
    })),
  ]),
);

function photoRows(members: FloodMembers, member: number): object[] {
  const { ids, random: value } = members;
  const first = Math.floor(value.shots(member) * SHOTS_PER_PORTRAIT);
  return Array.from({ length: members.photoCount(member) }, (_, position) => {
    const number = member * SHOTS_PER_PORTRAIT + position;
    const isPrivate = position > 0 && value.shots(member, position) < PRIVATE_SHARE;
    return {
      id: ids.photo.v4(number),
      profile_id: ids.profile.v4(member),
      position,
      is_main: position === 0,
      visibility: isPrivate ? 'private' : 'public',
      clear_key: ids.clear.random128(number),
      blur_key: ids.blur.random128(number),
      ...shots.get(members.portrait(member))?.[(first + position) % SHOTS_PER_PORTRAIT],
      created_at: members.at(members.signedUpAgo(member) - position * 0.01),
    };
  });
}

function likeRows(members: FloodMembers, member: number): Row<'likes'>[] {
  return contactsOf(members, member).flatMap(({ other, ago, liked, likedBackAgo }) => {
    if (!liked) return [];
    const like = likeRow(members, member, other, ago, likedBackAgo);
    return likedBackAgo === null
      ? [like]
      : [like, likeRow(members, other, member, likedBackAgo, likedBackAgo)];
  });
}

function likeRow(
  members: FloodMembers,
  from: number,
  to: number,
  ago: number,
  matchedAgo: number | null,
): Row<'likes'> {
  const seenAgo = members.seenAgo(to);
  const answered = matchedAgo !== null && matchedAgo < ago;
  const seen = seenAgo < ago && (answered || members.random.opened(from, to) < SEEN_SHARE);
  const seenAt = seen ? members.at((seenAgo + ago) / 2) : null;
  return {
    liker_id: members.ids.profile.v4(from),
    liked_id: members.ids.profile.v4(to),
    created_at: members.at(ago),
    matched_at: matchedAgo === null ? null : members.at(matchedAgo),
    seen_at: seenAt,
    announced_at: seenAt,
  };
}

const lastMessageAt = (members: FloodMembers, conversation: FloodConversation): Date =>
  members.at(sentAgo(members, conversation, lengthOf(conversation) - 1));

function conversationRow(members: FloodMembers, conversation: FloodConversation): Row<'conversations'> {
  const { v4 } = members.ids.profile;
  const [starter_id, other_id] = [v4(conversation.starter), v4(conversation.other)];
  const [low_id, high_id] = starter_id < other_id ? [starter_id, other_id] : [other_id, starter_id];
  return {
    id: members.ids.conversation.v4(conversation.number),
    low_id,
    high_id,
    starter_id,
    last_seq: lengthOf(conversation),
    created_at: members.at(sentAgo(members, conversation, 0)),
    updated_at: lastMessageAt(members, conversation),
  };
}

function conversationMemberRows(
  members: FloodMembers,
  conversation: FloodConversation,
): Row<'conversation_members'>[] {
  const { ids } = members;
  const { starter, other, number, held } = conversation;
  const rowOf = (member: number, otherMember: number) => ({
    conversation_id: ids.conversation.v4(number),
    profile_id: ids.profile.v4(member),
    other_id: ids.profile.v4(otherMember),
    ...readStateOf(conversation, member),
    last_message_at: held && member === other ? null : lastMessageAt(members, conversation),
  });
  return [rowOf(starter, other), rowOf(other, starter)];
}

/** Interleaves conversations, because production spreads their messages over the table, too. */
function* messageRows(members: FloodMembers): Generator<RowsOfMember> {
  const { world, random: value } = members;
  const open: { conversation: FloodConversation; next: number }[] = [];
  const expected = Math.max(1, world.members * world.conversations * world.messages);
  const upcoming = conversationsOf(members);
  let lastStarter = 0;
  for (let turn = 0; ; turn += 1) {
    while (open.length < OPEN_CONVERSATIONS) {
      const { value: conversation } = upcoming.next();
      if (!conversation) break;
      lastStarter = conversation.starter;
      // Long conversations get more slots, so that they end together with short ones.
      const slots = Math.ceil((lengthOf(conversation) * OPEN_CONVERSATIONS) / expected);
      open.push(...Array<(typeof open)[number]>(slots).fill({ conversation, next: 0 }));
    }
    const slot = Math.floor(value.whose(turn) * open.length);
    const current = open[slot];
    if (!current) return;
    if (current.next < lengthOf(current.conversation)) {
      yield [lastStarter, messageRow(members, current.conversation, current.next)];
      current.next += 1;
    } else {
      const last = open.pop();
      if (last && slot < open.length) open[slot] = last;
    }
  }
}

function messageRow(members: FloodMembers, conversation: FloodConversation, index: number): Row<'messages'> {
  const number = conversation.firstMessage + index;
  const ago = sentAgo(members, conversation, index);
  const sentAt = members.at(ago);
  return {
    id: members.ids.message.v7(number, sentAt),
    conversation_id: members.ids.conversation.v4(conversation.number),
    seq: index + 1,
    sender_id: members.ids.profile.v4(senderOf(conversation, index)),
    client_id: members.ids.client.v4(number),
    body: textOf(members, conversation, index),
    held: conversation.held,
    sent_at: sentAt,
    returned_credits: isReturned(conversation, index, ago) ? MESSAGE_CREDITS : 0,
  };
}
