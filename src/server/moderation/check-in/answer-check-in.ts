import type { BodyOut, Output } from '#contract/call';
import type {
  answerCheckInLink as answerLink,
  CheckInAnswer,
  checkCheckInLink as checkLink,
} from '#contract/check-ins';
import { CHECK_INS } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App, Caller, MemberCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { readAnswerToken } from './check-in-links.ts';
import { queueAllWellEmail } from './friend-emails.ts';
import { friendRecipientOf } from './friend-recipient.ts';
import { type CheckInRow, lockCheckIn, selectCheckIn, updateCheckIn } from './queries.ts';

/**
 * @throws not_found also for a check-in that has ended, check_in_time if it cannot be postponed further
 * @spec D5.3
 */
export const answerCheckIn = (
  app: App,
  { member }: MemberCaller,
  { id, answer }: { id: string; answer: CheckInAnswer },
): Promise<void> =>
  transact(app, async tx => {
    const row = await lockCheckIn(tx.db, id);
    if (row?.account_id !== member.accountId || row.state === 'ended') throw new ApiError('not_found');
    await applyAnswer(app, tx, row, answer);
  });

/**
 * @throws link_expired if the check-in has an answer, or the member was asked again
 * @spec D5.3
 */
export async function checkCheckInLink(
  app: App,
  { site }: Pick<Caller, 'site'>,
  token: string,
): Promise<Output<typeof checkLink>> {
  const link = readAnswerToken(app.config.secret, token);
  const row = link ? await selectCheckIn(app.db, link.id) : undefined;
  return { state: await waitingState(app.db, site.id, row, link?.round) };
}

/**
 * @throws link_expired as `checkCheckInLink`, check_in_time
 * @spec D5.3
 */
export const answerCheckInLink = (
  app: App,
  { site }: Pick<Caller, 'site'>,
  { token, answer }: BodyOut<typeof answerLink>,
): Promise<Output<typeof answerLink>> =>
  transact(app, async tx => {
    const link = readAnswerToken(app.config.secret, token);
    const row = link ? await lockCheckIn(tx.db, link.id) : undefined;
    await waitingState(tx.db, site.id, row, link?.round);
    if (row) await applyAnswer(app, tx, row, answer);
    return { answer };
  });

async function waitingState(
  db: Db,
  siteId: number,
  row: CheckInRow | undefined,
  round: number | undefined,
): Promise<'asked' | 'alarmed'> {
  const owner = row && (await accountRecipientOf(db, row.account_id));
  const state = row?.state;
  if (owner?.siteId === siteId && row?.round === round && (state === 'asked' || state === 'alarmed'))
    return state;
  throw new ApiError('link_expired');
}

/** The row is locked, so that of an answer and the job that notifies the friend only one comes first. */
async function applyAnswer(app: App, tx: Tx, row: CheckInRow, answer: CheckInAnswer): Promise<void> {
  if (answer === 'postpone' && row.state !== 'alarmed') await postpone(tx, row);
  else {
    await updateCheckIn(tx.db, row.id, { state: 'ended', ended_at: tx.now });
    if (row.state === 'alarmed') await notifyAllWell(app, tx, row);
  }
  const owner = await accountRecipientOf(tx.db, row.account_id);
  if (owner) tx.publish({ to: [owner.profileId], type: 'user', ids: {} });
}

async function postpone({ db, now }: Tx, { id, due_at, starts_at }: CheckInRow): Promise<void> {
  const due = new Date(Math.max(due_at.getTime(), now.getTime()) + HOUR_MS);
  if (due.getTime() - starts_at.getTime() > CHECK_INS.maxHours * HOUR_MS) throw new ApiError('check_in_time');
  await updateCheckIn(db, id, { state: 'open', due_at: due, asked_at: null });
}

async function notifyAllWell(app: App, tx: Tx, row: CheckInRow): Promise<void> {
  const recipient = await friendRecipientOf(app, tx.db, row);
  if (recipient) await queueAllWellEmail(app, tx, recipient, row.id);
}
