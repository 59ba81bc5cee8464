import * as z from 'zod/mini';
import { email } from './accounts.ts';
import { defineCall } from './call.ts';
import { CHECK_INS } from './constants.ts';
import { id, text, timestamp } from './fields.ts';
import { timeZone } from './notifications.ts';
import { characterCount } from './plain-text.ts';
import { deceptiveNameErrors } from './profile-name.ts';

const atMost = (length: number) =>
  text(CHECK_INS.units).check(
    z.refine(typed => characterCount(typed) <= length, { error: 'field_too_long' }),
  );
/** One line, because it goes into emails to people who are no members. */
const name = atMost(CHECK_INS.nameLength).check(
  z.minLength(1, { error: 'field_required' }),
  z.refine(typed => !/[\r\n\u2028\u2029]/u.test(typed), { error: 'field_invalid' }),
);

/** Whether the friend agreed to get such emails. Who refused every member for ever stays `asked`. */
export const friendStates = ['asked', 'accepted', 'refused'] as const;

/** `open`: not over yet. `asked`: waits for the member's answer. `alarmed`: the friend was notified. */
const checkInStates = ['open', 'asked', 'alarmed'] as const;

const shared = {
  friend: id,
  person: name,
  place: atMost(CHECK_INS.placeLength),
  note: atMost(CHECK_INS.noteLength),
  starts_at: timestamp,
  /** When the member will say that all is well. */
  due_at: timestamp,
};
const plan = z.object({ ...shared, time_zone: timeZone });
export type CheckInPlan = z.output<typeof plan>;

/** @spec D5.3 */
export const getCheckIns = defineCall('GET', '/api/check-in.php', {
  summary: "The caller's check-ins, and the friends who are notified",
  section: 'D5.3',
  output: z.object({
    friends: z.array(z.object({ id, name: z.string(), email: z.string(), state: z.enum(friendStates) })),
    check_ins: z.array(z.object({ id, ...shared, state: z.enum(checkInStates) })),
  }),
  provides: ['check-ins'],
});

/**
 * The friend gets one email, and hears of nothing before they agree. The rules of profile names apply to both names.
 * @spec D5.3
 */
export const addCheckInFriend = defineCall('POST', '/api/check-in-friend.php', {
  summary: 'Ask a friend whether they agree',
  section: 'D5.3',
  /** `known_as`: what the friend calls the caller. */
  body: z.object({ name, email, known_as: name }),
  errors: ['unconfirmed', 'check_in_friend_known', 'check_in_friends_limit', ...deceptiveNameErrors],
  repeat: 'key',
  invalidates: ['check-ins'],
});

/**
 * Ends check-ins with this friend, without a word to them; also while the account is frozen.
 * @spec D5.3
 */
export const removeCheckInFriend = defineCall('DELETE', '/api/check-in-friend.php', {
  summary: 'Remove a friend with their address',
  section: 'D5.3',
  body: z.object({ id }),
  whileFrozen: true,
  repeat: 'natural',
  invalidates: ['check-ins', 'user'],
});

/** @spec D5.3 */
export const planCheckIn = defineCall('POST', '/api/check-in.php', {
  summary: 'Plan a check-in after a date',
  section: 'D5.3',
  body: plan,
  output: z.object({ id }),
  errors: ['not_found', 'check_in_friend_unconfirmed', 'check_in_limit', 'check_in_time'],
  repeat: 'key',
  invalidates: ['check-ins'],
});

/**
 * Changes nothing.
 * @spec D5.3
 */
export const previewCheckIn = defineCall('POST', '/api/check-in.php', {
  marker: 'preview=1',
  summary: 'The email that the friend would get',
  section: 'D5.3',
  body: plan,
  output: z.object({ subject: z.string(), text: z.array(z.string()) }),
  errors: ['not_found', 'check_in_time'],
  repeat: 'natural',
  invalidates: [],
});

export const checkInAnswers = ['well', 'postpone', 'cancel'] as const;
export type CheckInAnswer = (typeof checkInAnswers)[number];

/**
 * `postpone`: an hour later. If the friend was notified already, `well` and `cancel` let him know that all is well.
 * Also while the account is frozen, so that no friend is alarmed for nothing.
 * @spec D5.3
 */
export const answerCheckIn = defineCall('PUT', '/api/check-in.php', {
  summary: 'Say that all is well, or postpone or cancel a check-in',
  section: 'D5.3',
  body: z.object({ id, answer: z.enum(checkInAnswers) }),
  errors: ['not_found', 'check_in_time'],
  whileFrozen: true,
  repeat: 'key',
  invalidates: ['check-ins', 'user'],
});

const token = z.string().check(z.maxLength(300));

/**
 * Opening the link of an email answers nothing.
 * @spec D5.3 D2.20
 */
export const checkCheckInLink = defineCall('GET', '/api/check-in-answer.php', {
  summary: 'Whether the link of an email still waits for an answer',
  section: 'D5.3',
  query: z.object({ token }),
  output: z.object({ state: z.enum(['asked', 'alarmed']) }),
  errors: ['link_expired'],
  access: 'anyone',
  provides: [],
});

/**
 * Works once, without a session.
 * @spec D5.3 D2.20
 */
export const answerCheckInLink = defineCall('POST', '/api/check-in-answer.php', {
  summary: 'Answer a check-in by the link of its email',
  section: 'D5.3',
  body: z.object({ token, answer: z.enum(checkInAnswers) }),
  output: z.object({ answer: z.enum(checkInAnswers) }),
  errors: ['link_expired', 'check_in_time'],
  access: 'anyone',
  repeat: 'none',
  invalidates: [],
});

/**
 * Shows what the friend calls the member, and nothing else of the account.
 * @spec D5.3
 */
export const checkFriendLink = defineCall('GET', '/api/check-in-consent.php', {
  summary: 'Who asks, and what the friend answered',
  section: 'D5.3',
  query: z.object({ token }),
  output: z.object({ known_as: z.string(), state: z.enum(friendStates) }),
  errors: ['link_expired'],
  access: 'anyone',
  provides: [],
});

export const friendAnswers = ['accept', 'refuse', 'never'] as const;
export type FriendAnswer = (typeof friendAnswers)[number];

/**
 * `never`: no member can ask this mailbox again. The link works as long as the member has this friend, so that they
 * can change their mind.
 * @spec D5.3
 */
export const answerFriendLink = defineCall('POST', '/api/check-in-consent.php', {
  summary: 'A friend agrees, or refuses',
  section: 'D5.3',
  body: z.object({ token, answer: z.enum(friendAnswers) }),
  output: z.object({ known_as: z.string(), state: z.enum(friendStates) }),
  errors: ['link_expired'],
  access: 'anyone',
  repeat: 'natural',
  invalidates: [],
});
