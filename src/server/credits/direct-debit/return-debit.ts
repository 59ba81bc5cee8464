import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { applyPaymentReport } from '../payments/apply-payment-report.ts';
import { lockDebitByMandate, markDebitReturned } from './operator-queries.ts';
import { type ReturnReason, returnReasons } from './return-reasons.ts';

/**
 * Records that the bank returned a debit, and charges the payment back.
 * @returns `known` for a repeated return, `unknown` for an unknown mandate, `not_collected` before the export
 * @spec 5.8 D2.35
 */
export const returnDebit = (
  app: App,
  site: Site,
  { mandate, reason }: { mandate: string; reason: ReturnReason },
): Promise<'returned' | 'known' | 'unknown' | 'not_collected'> =>
  transact(app, async tx => {
    const debit = await lockDebitByMandate(tx.db, site.id, mandate);
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
    return 'returned';
  });
