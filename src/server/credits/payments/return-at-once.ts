import { isUnderWay, type PaymentState } from '#contract/payments';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { lockWallet } from '../queries.ts';
import { REFUNDS_REQUESTED } from '../refunds/request-refund.ts';
import { isOverLimit } from '../spending/refuse-over-limit.ts';
import { takeCredits } from './ledger-of-payments.ts';
import type { WhyReturned } from './letters.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import { insertRefund } from './refund-queries.ts';

/** What was given up left room below the spending limit, which may have been used meanwhile: whether that is so, of a payment as it was before. */
export async function whyNotSold(
  tx: Tx,
  site: Site | undefined,
  { account_id: accountId, state, currency }: PaymentRow,
): Promise<WhyReturned | null> {
  if (!accountId || !site || isUnderWay(state as PaymentState)) return null;
  return (await isOverLimit(tx, { accountId, currency, timeZone: site.timeZone })) ? 'limit' : null;
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
  tx.notify({ to: [], type: REFUNDS_REQUESTED, ids: {} });
  return { ...payment, state: 'refunded' };
}
