import { CHECK_INS } from '#contract/constants';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { deleteInBatches } from '../../platform/delete-in-batches.ts';
import type { Relevance } from '../../platform/mail/outbox.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { askMember } from './ask-member.ts';
import { openDetails } from './check-in-texts.ts';
import { queueAlarmEmail } from './friend-emails.ts';
import { friendRecipientOf } from './friend-recipient.ts';
import {
  type CheckInRow,
  deleteEnded,
  deleteUnanswered,
  lockFreeCheckIn,
  selectCheckIn,
  selectDue,
  selectFriend,
  updateCheckIn,
} from './queries.ts';

const BATCH_SIZE = 200;

/**
 * Asks members whose time has come, and notifies the friends of those who did not answer. Each check-in changes in a
 * transaction of its own, with its emails, so a run that is killed or repeated sends each email once.
 * @spec D5.3
 */
export async function runCheckIns(app: App, isStopping = () => false): Promise<void> {
  const now = app.clock.now();
  await eachDue(
    app,
    { state: 'asked', until: new Date(now.getTime() - CHECK_INS.graceMinutes * MINUTE_MS) },
    notifyFriend,
    isStopping,
  );
  await eachDue(app, { state: 'open', until: now }, ask, isStopping);
}

type Due = { state: 'open' | 'asked'; until: Date };

async function eachDue(
  app: App,
  due: Due,
  handle: (app: App, tx: Tx, row: CheckInRow) => Promise<void>,
  isStopping: () => boolean,
): Promise<void> {
  for (const { id } of await selectDue(app.db, { ...due, limit: BATCH_SIZE })) {
    if (isStopping()) return;
    await transact(app, async tx => {
      const row = await lockFreeCheckIn(tx.db, id);
      // The member may have answered since, or another process was faster.
      if (row && isDue(row, due)) await handle(app, tx, row);
    });
  }
}

const isDue = ({ state, due_at, asked_at }: CheckInRow, due: Due): boolean => {
  const at = state === 'open' ? due_at : asked_at;
  return state === due.state && at !== null && at <= due.until;
};

async function ask(app: App, tx: Tx, row: CheckInRow): Promise<void> {
  const round = row.round + 1;
  await updateCheckIn(tx.db, row.id, { state: 'asked', asked_at: tx.now, round });
  await askMember(app, tx, { ...row, round });
}

async function notifyFriend(app: App, tx: Tx, row: CheckInRow): Promise<void> {
  const recipient = await friendRecipientOf(app, tx.db, row);
  await updateCheckIn(tx.db, row.id, { state: recipient ? 'alarmed' : 'ended', ended_at: tx.now });
  const owner = await accountRecipientOf(tx.db, row.account_id);
  if (owner) tx.publish({ to: [owner.profileId], type: 'user', ids: {} });
  if (!recipient) return;
  const { id, starts_at: startsAt, due_at: dueAt, details } = row;
  await queueAlarmEmail(app, tx, recipient, { id, startsAt, dueAt, ...openDetails(app, id, details) });
}

/**
 * An email is dropped when the check-in has gone on before the email left.
 * @spec D5.3 D2.48
 */
export async function isCheckInEmailRelevant({ db }: App, relevance: Relevance): Promise<boolean> {
  const { checkIn, friend, state, round } = relevance;
  if (typeof friend === 'string') return (await selectFriend(db, friend))?.state === 'asked';
  const row = await selectCheckIn(db, String(checkIn));
  return row?.state === state && (round === undefined || row?.round === round);
}

/**
 * Deletes check-ins with their emails a day after their end, and friends who never answered.
 * @spec D5.3
 */
export async function purgeCheckIns(app: App, isStopping = () => false): Promise<void> {
  const before = (ms: number) => new Date(app.clock.now().getTime() - ms);
  await deleteInBatches(
    limit => deleteEnded(app.db, before(CHECK_INS.retentionHours * HOUR_MS), limit),
    isStopping,
  );
  await deleteInBatches(
    limit => deleteUnanswered(app.db, before(CHECK_INS.askDays * DAY_MS), limit),
    isStopping,
  );
}
