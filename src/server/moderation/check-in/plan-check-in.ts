import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Output } from '#contract/call';
import type {
  CheckInPlan,
  getCheckIns as get,
  planCheckIn as plan,
  previewCheckIn as preview,
} from '#contract/check-ins';
import { CHECK_INS } from '#contract/constants';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { ApiError, fieldError } from '#contract/errors';
import { localeOf } from '#contract/languages';
import type { App, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import { siteText } from '../../site/texts/site-text.ts';
import { openContact, openDetails, sealDetails } from './check-in-texts.ts';
import { alarmText } from './friend-emails.ts';
import {
  type CheckInRow,
  countOpenCheckIns,
  insertCheckIn,
  lockCheckInsOf,
  selectCheckIns,
  selectFriends,
} from './queries.ts';

/** @spec D5.3 */
export async function getCheckIns(app: App, { member }: MemberCaller): Promise<Output<typeof get>> {
  const [friends, rows] = await Promise.all([
    selectFriends(app.db, member.accountId),
    selectCheckIns(app.db, member.accountId),
  ]);
  return {
    friends: friends.map(({ id, contact, state }) => {
      const { name, email } = openContact(app, id, contact);
      return { id, name, email, state };
    }),
    check_ins: rows.flatMap(({ id, details, friend_id, starts_at, due_at, state }) => {
      if (state === 'ended') return [];
      const { person, place, note } = openDetails(app, id, details);
      const times = { starts_at: starts_at.toISOString(), due_at: due_at.toISOString() };
      return [{ id, friend: friend_id, person, place, note, ...times, state }];
    }),
  };
}

/**
 * At most three at a time, and only with a friend who agreed. The same plan sent twice is one check-in.
 * @throws not_found for an unknown friend, check_in_friend_unconfirmed, check_in_limit, and check_in_time at `due_at`
 * @spec D5.3
 */
export async function planCheckIn(
  app: App,
  { member: { accountId } }: MemberCaller,
  planned: CheckInPlan,
): Promise<Output<typeof plan>> {
  const { friend: friendId, starts_at, due_at, ...details } = planned;
  assertTimes(planned, app.clock.now());
  return transact(app, async tx => {
    await lockCheckInsOf(tx.db, accountId);
    const friend = await friendOf(tx.db, accountId, friendId);
    if (friend.state !== 'accepted') throw fieldError('friend', 'check_in_friend_unconfirmed');
    const same = await samePlanned(app, tx.db, accountId, planned);
    if (same) return { id: same.id };
    if ((await countOpenCheckIns(tx.db, accountId)) >= CHECK_INS.open) throw new ApiError('check_in_limit');
    const id = randomUUID();
    await insertCheckIn(tx.db, {
      ...{ id, account_id: accountId, friend_id: friendId, starts_at, due_at },
      details: sealDetails(app, id, details),
      created_at: tx.now,
    });
    return { id };
  });
}

/** A second tap sends the same plan with another key. */
async function samePlanned(
  app: App,
  db: Db,
  accountId: string,
  { friend, starts_at, due_at, ...details }: CheckInPlan,
) {
  const isSame = (row: CheckInRow) =>
    row.state === 'open' &&
    row.friend_id === friend &&
    row.starts_at.getTime() === Date.parse(starts_at) &&
    row.due_at.getTime() === Date.parse(due_at) &&
    isDeepStrictEqual(openDetails(app, row.id, row.details), details);
  return (await selectCheckIns(db, accountId)).find(isSame);
}

function assertTimes({ starts_at, due_at }: CheckInPlan, now: Date): void {
  const [starts, due] = [Date.parse(starts_at), Date.parse(due_at)];
  const isSoon = starts <= now.getTime() + CHECK_INS.daysAhead * DAY_MS;
  const isShort = due > starts && due - starts <= CHECK_INS.maxHours * HOUR_MS;
  if (!isSoon || !isShort || due <= now.getTime()) throw fieldError('due_at', 'check_in_time');
}

async function friendOf(db: Db, accountId: string, id: string) {
  const friend = (await selectFriends(db, accountId)).find(row => row.id === id);
  if (!friend) throw new ApiError('not_found');
  return friend;
}

/**
 * @throws not_found for an unknown friend, and check_in_time at `due_at`
 * @spec D5.3
 */
export async function previewCheckIn(
  app: App,
  { site, member }: MemberCaller,
  planned: CheckInPlan,
): Promise<Output<typeof preview>> {
  const { friend: friendId, starts_at, due_at, ...details } = planned;
  assertTimes(planned, app.clock.now());
  const { id, contact } = await friendOf(app.db, member.accountId, friendId);
  const locale = localeOf(member.language, member.country);
  return alarmText(
    await siteText(site, locale),
    locale,
    { member, friend: openContact(app, id, contact) },
    { ...details, startsAt: new Date(starts_at), dueAt: new Date(due_at) },
  );
}
