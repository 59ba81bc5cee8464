import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import type { Db } from '../../platform/db.ts';
import { CLOCK_SKEW_MS } from '../../platform/jobs.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { PaymentProviderError } from '../../providers/payments/provider.ts';
import { publishPaymentChanged } from '../payments/events.ts';
import {
  claimRefunds,
  isProviderRefund,
  lockRefundOfSite,
  markRefundSent,
  selectRefundBacklog,
  selectSiteOfRefund,
  selectWaitingRefunds,
  type WaitingRefund,
} from './queries.ts';

const BATCH_SIZE = 20;

/**
 * Several processes may send simultaneously, because our id makes each refund idempotent. The refund is its own queue
 * entry, because it also waits for another provider, a bank or an operator.
 * @spec D2.35
 */
export async function sendRefunds(app: App, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const now = app.clock.now();
    // Otherwise a worker whose clock is behind would skip the refund that it was woken for.
    const dueBy = new Date(now.getTime() + CLOCK_SKEW_MS);
    const refunds = await claimRefunds(app.db, {
      provider: app.payments.name,
      now,
      dueBy,
      limit: BATCH_SIZE,
    });
    await Promise.all(refunds.map(refund => sendRefund(app, refund)));
    if (refunds.length < BATCH_SIZE) return;
  }
}

async function sendRefund(
  app: App,
  { id, amount, currency, reference, tries }: WaitingRefund,
): Promise<void> {
  try {
    const sent = await app.payments.refund(reference, { refund: id, amount, currency });
    await recordRefundSent(app, id, sent.reference);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    // A later attempt may reach an unavailable provider, but a refused refund needs a person.
    app.log[error.reason === 'unavailable' ? 'warn' : 'error'](
      { err: error, refund: id, tries },
      'refund not sent',
    );
  }
}

/** @returns false if the refund was already recorded as sent */
const recordRefundSent = (app: Pick<App, 'db' | 'bus' | 'clock'>, id: string, reference: string) =>
  transact(app, tx => markSent(tx, id, reference));

async function markSent(tx: Tx, id: string, reference: string): Promise<boolean> {
  const sent = await markRefundSent(tx.db, id, { reference, now: tx.now });
  if (sent?.accountId) await publishPaymentChanged(tx, { ...sent, accountId: sent.accountId });
  return sent !== undefined;
}

/** Of one site or of all. `oldest` is the age of the oldest waiting refund, in seconds. */
export async function refundBacklog({ db, clock }: Pick<App, 'db' | 'clock'>, siteId?: number) {
  const { waiting, since } = await selectRefundBacklog(db, siteId);
  return { waiting, oldest: since ? (clock.now().getTime() - since.getTime()) / 1_000 : 0 };
}

/**
 * Lists refunds that an operator may transfer manually, oldest first.
 * @spec D2.35
 */
export const listWaitingRefunds = (db: Db) => selectWaitingRefunds(db);

type ManualRefundDeps = Pick<App, 'db' | 'bus' | 'clock'>;

/**
 * Records a refund that somebody transferred manually, with its reference at the bank.
 * @returns `unknown` also for a refund of another site; `sent` if it does not wait (any more)
 * @spec D2.35 D5.10
 */
export const recordManualRefund = (
  app: ManualRefundDeps,
  actor: AuditActor,
  { id, reference }: { id: string; reference: string },
): Promise<'recorded' | 'unknown' | 'sent'> =>
  transact(app, async tx => {
    const refund = await lockRefundOfSite(tx.db, actor.siteId, id);
    if (!refund) return 'unknown';
    if (!refund.isWaiting || !(await markSent(tx, id, reference))) return 'sent';
    const { payment, accountId } = refund;
    const details = { refund: id, payment, reference };
    await recordAudit(tx, actor, { action: 'refunds.sent_manually', accountId, details });
    return 'recorded';
  });

/** Undefined for an unknown id. */
export const siteOfRefund = (db: Db, id: string): Promise<number | undefined> => selectSiteOfRefund(db, id);

/**
 * For refunds of direct debits, call `recordManualDebitRefund`.
 * @returns whether the refund was waiting
 */
export const recordManualProviderRefund = async (
  app: ManualRefundDeps,
  actor: AuditActor,
  refund: { id: string; reference: string },
): Promise<boolean> =>
  (await isProviderRefund(app.db, refund.id)) &&
  (await recordManualRefund(app, actor, refund)) === 'recorded';
