import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { lockWallet } from '../queries.ts';
import { REFUNDS_REQUESTED } from '../refunds/request-refund.ts';
import { leftThisMonth } from '../spending/refuse-over-limit.ts';
import { takeCredits } from './ledger-of-payments.ts';
import type { WhyReturned } from './letters.ts';
import { isOpen } from './open-parts.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import { insertRefund } from './refund-queries.ts';

/**
 * Whether a payment, as it was before it was paid, goes beyond what its member allows himself: one that was given up, or that was open so
 * long that it no longer counted, left room which may have been used meanwhile. Its buyer is locked: his orders and his limit wait until it is known.
 */
export async function isBeyondLimit(tx: Tx, site: Site | undefined, payment: PaymentRow): Promise<boolean> {
  const { account_id: accountId, currency, amount } = payment;
  if (!accountId || !site || isOpen(payment, tx.now)) return false;
  const left = await leftThisMonth(tx, { accountId, currency, timeZone: site.timeZone });
  return left !== null && amount > left;
}

/**
 * Given up once, and paid after all when its code had served another payment, or when it goes beyond what the member allows himself: it is
 * no longer sold. All of the money goes back the way it came, and what its credits had paid off is owed again.
 */
export async function returnAtOnce(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  { accountId, why }: { accountId: string; why: WhyReturned },
): Promise<PaymentRow> {
  const { id, credits, amount, vat } = payment;
  app.log.warn({ payment: id, why }, 'paid after all when it was no longer sold: sent back');
  const { purchased } = await lockWallet(tx.db, accountId);
  const { id: reference } = await insertRefund(tx.db, {
    ...{ payment_id: id, kind: 'refund', credits, debt: Math.max(0, credits - purchased), amount, vat },
    ...{ state: 'requested', now: tx.now },
  });
  await takeCredits(tx, accountId, { reference, contra: 'refunds', credits });
  await updatePayment(tx.db, id, { state: 'refunded' });
  tx.publish({ to: [], type: REFUNDS_REQUESTED, ids: {} });
  return { ...payment, state: 'refunded' };
}
