import { DAY_MS } from '#contract/durations';
import type { ReturnReason } from '#contract/staff-debits';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { applyPaymentReport } from '../payments/apply-payment-report.ts';
import { recordManualRefund } from '../refunds/send-refunds.ts';
import { decryptAccountDetails } from './account-details.ts';
import {
  debitKeysets,
  isManualRefund,
  lockDebitByMandate,
  markDebitReturned,
  markDebitsCollected,
  selectManualRefunds,
  selectOpenDebits,
  selectSiteDebits,
} from './operator-queries.ts';
import { returnReasons } from './return-reasons.ts';

const LISTED = 500;

/**
 * Lists the latest debits for the operator, without data about the members. `amount` is in cents.
 * @spec 5.8
 */
export async function listSiteDebits({ db }: Pick<App, 'db'>, site: Site) {
  const latest = { keyset: debitKeysets.agreed_desc, after: null, limit: LISTED };
  const rows = await selectSiteDebits(db, site.id, latest);
  return rows.map(({ id: _, cursor_key: __, agreed_at: ___, ...debit }) => debit);
}

/** Returns the mandate references of open debits that were encrypted with another secret. */
export async function undecryptableMandates(app: Pick<App, 'db' | 'config'>, site: Site): Promise<string[]> {
  const openDebits = await selectOpenDebits(app.db, site.id);
  return openDebits.filter(debit => !decryptAccountDetails(app, debit)).map(debit => debit.mandate_reference);
}

/** `amount` is in cents. `holder` and `iban` are null if encrypted with another secret. */
export async function listManualRefunds(app: Pick<App, 'db' | 'config'>, site: Site) {
  const rows = await selectManualRefunds(app.db, site.id);
  return rows.map(row => {
    const details = decryptAccountDetails(app, row);
    const [holder, iban] = [details?.account_holder ?? null, details?.iban ?? null];
    return { refund: row.refund, amount: row.amount, holder, iban, reference: row.mandate_reference };
  });
}

type OperatorDeps = Pick<App, 'db' | 'bus' | 'clock'>;

/** No provider gives a reference for a refund that the operator transferred manually. */
const MANUAL_REFERENCE = 'by hand';

/**
 * @returns how many debits the bank has paid; 0 if it was recorded before
 * @spec 5.8
 */
export const markBatchCollected = (app: OperatorDeps, actor: AuditActor, batch: string): Promise<number> =>
  transact(app, async tx => {
    const collected = await markDebitsCollected(tx.db, actor.siteId, batch, tx.now);
    if (collected > 0)
      await recordAudit(tx, actor, { action: 'debits.collected', details: { batch, collected } });
    return collected;
  });

/** @returns whether the refund was waiting */
export const recordManualDebitRefund = async (
  app: OperatorDeps,
  actor: AuditActor,
  id: string,
): Promise<boolean> =>
  (await isManualRefund(app.db, actor.siteId, id)) &&
  (await recordManualRefund(app, actor, { id, reference: MANUAL_REFERENCE })) === 'recorded';

/**
 * Records that the bank returned a debit, and charges the payment back.
 * @returns `known` for a repeated return, `unknown` for an unknown mandate, `not_collected` before the export
 * @spec 5.8 D2.35
 */
export const returnDebit = (
  app: App,
  actor: AuditActor,
  { mandate, reason }: { mandate: string; reason: ReturnReason },
): Promise<'returned' | 'known' | 'unknown' | 'not_collected'> =>
  transact(app, async tx => {
    const debit = await lockDebitByMandate(tx.db, actor.siteId, mandate);
    if (!debit) return 'unknown';
    if (debit.state === 'returned') return 'known';
    if (debit.state !== 'exported' && debit.state !== 'collected') return 'not_collected';
    const { payment_id: id } = debit;
    const { days } = returnReasons[reason];
    await markDebitReturned(tx.db, id, {
      returned_at: tx.now,
      return_reason: reason,
      blocked_until: days > 0 ? new Date(tx.now.getTime() + days * DAY_MS) : null,
    });
    await applyPaymentReport(app, tx, id, {
      state: 'charged_back',
      source: 'operator',
      event: `return ${reason}`,
    });
    const details = { mandate, reason_code: reason, payment: id };
    await recordAudit(tx, actor, { action: 'debits.return', accountId: debit.account_id, details });
    return 'returned';
  });
