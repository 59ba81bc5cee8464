import type { BodyOut, Output } from '#contract/call';
import { STAFF_CREDITS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { ApiError, fieldError, isApiError } from '#contract/errors';
import type { correctCredits as correctCall, decideCorrection as decideCall } from '#contract/staff-ledger';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { requireSecondPerson } from '../../platform/second-person.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { creditsChangedEvent } from '../events.ts';
import { lockWallet, selectProfileId } from '../queries.ts';
import { grantCredits, spendCredits } from '../wallet.ts';
import {
  insertCorrection,
  lockAndSumBookedAlone,
  lockCorrection,
  markCorrectionDecided,
} from './correction-queries.ts';
import { accountOfMember } from './get-staff-ledger.ts';

/**
 * Gives free credits or takes credits. A large correction waits for a second person.
 * @throws not_found; member_credits_short at `credits`
 * @spec D5.10 D2.13
 */
export const correctCredits = (
  app: App,
  actor: AuditActor,
  { member, credits, reason }: BodyOut<typeof correctCall>,
): Promise<Output<typeof correctCall>> =>
  transact(app, async tx => {
    const accountId = await accountOfMember(tx.db, actor.siteId, member);
    const needsSecond =
      Math.abs(credits) + (await creditsBookedAlone(tx, actor.staffId)) > STAFF_CREDITS.alone;
    const state = needsSecond ? 'waiting' : 'booked';
    const { id } = await insertCorrection(tx.db, {
      ...{ site_id: actor.siteId, account_id: accountId, credits, reason, state, needs_second: needsSecond },
      ...{ asked_by: actor.staffId, asked_at: tx.now },
      ...(!needsSecond && { decided_by: actor.staffId, decided_at: tx.now }),
    });
    if (!needsSecond) await book(tx, { id, account_id: accountId, credits });
    const action = needsSecond ? 'credits.ask' : 'credits.correct';
    await recordAudit(tx, actor, { action, accountId, reason, details: { correction: id, credits } });
    return { state };
  });

/**
 * What this person gave or took without a second person within 24 hours, so that several small corrections do not make
 * a large one. The operator's commands are not counted.
 */
async function creditsBookedAlone({ db, now }: Tx, staffId: string | null): Promise<number> {
  if (staffId === null) return 0;
  return lockAndSumBookedAlone(db, staffId, new Date(now.getTime() - DAY_MS));
}

/**
 * Another person than the one who asked confirms.
 * @throws not_found, decided_already, second_person_required; member_credits_short at `credits`
 * @spec D5.10
 */
export const decideCorrection = (
  app: App,
  actor: AuditActor,
  { id, confirm }: BodyOut<typeof decideCall>,
): Promise<void> =>
  transact(app, async tx => {
    const correction = await lockCorrection(tx.db, actor.siteId, id);
    if (!correction) throw new ApiError('not_found');
    if (correction.state !== 'waiting') throw new ApiError('decided_already');
    if (confirm) await requireSecondPerson(tx, actor, correction.asked_by);
    const { account_id: accountId, credits } = correction;
    const state = confirm ? 'booked' : 'refused';
    await markCorrectionDecided(tx.db, id, { state, decided_by: actor.staffId, decided_at: tx.now });
    if (confirm) await book(tx, correction);
    const action = confirm ? 'credits.confirm' : 'credits.refuse';
    await recordAudit(tx, actor, { action, accountId, details: { correction: id, credits } });
  });

/** Given credits are free, so that they are never refunded in money. */
async function book(
  tx: Tx,
  { id: reference, account_id: accountId, credits }: { id: string; account_id: string; credits: number },
): Promise<void> {
  const entry = { accountId, amount: Math.abs(credits), contra: 'corrections' as const, reference };
  await lockWallet(tx.db, accountId);
  if (credits > 0) await grantCredits(tx, { ...entry, lot: 'free' });
  else await spendCredits(tx, entry).catch(refuseShort);
  const profileId = await selectProfileId(tx.db, accountId);
  if (profileId) tx.publish(creditsChangedEvent({ profileId, accountId }));
}

function refuseShort(error: unknown): never {
  if (isApiError(error) && error.code === 'insufficient_credits')
    throw fieldError('credits', 'member_credits_short');
  throw error;
}
