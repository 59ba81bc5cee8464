import type { BodyOut, Output } from '#contract/call';
import { DAY_SECONDS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { Payment } from '#contract/payments';
import type {
  withdrawPurchase as call,
  getWithdrawal as getCall,
} from '#contract/withdrawals-and-spending-limit';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App, MemberCaller } from '../../app.ts';
import { takeHit } from '../../platform/http/rate-limit.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { applyPaymentReport } from '../payments/apply-payment-report.ts';
import { publishPaymentChanged } from '../payments/events.ts';
import { endPremiumIfUnsupported, isOnlyPremiumPurchase } from '../payments/premium-after-refund.ts';
import { presentPayment } from '../payments/present.ts';
import { lockPaymentById, type PaymentRow, selectOwnPayment } from '../payments/queries.ts';
import { lockWallet } from '../queries.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { selectLastWithdrawal } from './queries.ts';
import { amountStillCollected, remaindersOf } from './remainders-of.ts';
import { sendWithdrawalEmail } from './withdrawal-email.ts';
import { openWithdrawal, remainderOf, withdrawalOf } from './withdrawal-of.ts';

/** Limits the emails and refunds of a member who buys and withdraws repeatedly. */
const MAX_PER_DAY = 10;

/**
 * First step of a withdrawal: shows what would be refunded.
 * @throws not_found, withdrawal_over
 * @spec D2.35 D5.1
 */
export async function getWithdrawal(
  app: App,
  { accountId }: MemberCaller,
  id: string,
): Promise<Output<typeof getCall>> {
  const payment = await selectOwnPayment(app.db, accountId, id);
  if (!payment) throw new ApiError('not_found');
  const withdrawal = await openWithdrawal(app, app.db, payment);
  if (!withdrawal) throw new ApiError('withdrawal_over');
  const { remainder, until } = withdrawal;
  const { credits, amount } = remainder;
  const ends_premium = await isOnlyPremiumPurchase(app, app.db, payment);
  const currency = payment.currency as 'EUR';
  return {
    ...{ payment: id, credits, amount, currency, until: until.toISOString(), ends_premium },
    to_collect: amountStillCollected(remainder),
  };
}

/**
 * Second step of a withdrawal. Locks the wallet, so that the credits stay unspent.
 * @throws not_found, withdrawal_over, too_many_requests; price_changed if the shown credits or amount differ
 * @spec D2.35 D5.1
 */
export async function withdrawPurchase(
  app: App,
  { accountId }: MemberCaller,
  { payment: id, ...shown }: BodyOut<typeof call>,
): Promise<Payment> {
  const payment = await transact(app, async tx => {
    const row = await lockPaymentById(tx.db, id);
    if (row?.account_id !== accountId) throw new ApiError('not_found');
    await lockWallet(tx.db, accountId);
    return (await isNewWithdrawal(app, tx, row, shown)) ? executeWithdrawal(app, tx, row) : row;
  });
  return presentPayment(app, payment);
}

type ShownWithdrawal = { credits: number; amount: number };
const isSame = (first: ShownWithdrawal | null | undefined, other: ShownWithdrawal): boolean =>
  first?.credits === other.credits && first.amount === other.amount;

/**
 * Returns false if this withdrawal was already made.
 * @throws withdrawal_over, price_changed
 */
async function isNewWithdrawal(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  shown: ShownWithdrawal,
): Promise<boolean> {
  const withdrawal = await withdrawalOf(app, tx.db, payment);
  if (isSame(withdrawal, shown)) return true;
  if (isSame(await selectLastWithdrawal(tx.db, payment.id), shown)) return false;
  throw new ApiError(withdrawal ? 'price_changed' : 'withdrawal_over');
}

async function executeWithdrawal(app: App, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const accountId = payment.account_id ?? '';
  const remainder = remainderOf(await remaindersOf(tx.db, accountId), payment);
  if (!remainder) throw new ApiError('withdrawal_over');
  await takeHit(tx.db, `withdrawals ${accountId}`, MAX_PER_DAY, DAY_SECONDS, tx.now);
  const endsPremium = await isOnlyPremiumPurchase(app, tx.db, payment);
  await requestRefund(tx, accountId, remainder, 'withdrawal');
  const [site, recipient] = [app.sites.byId(payment.site_id), await accountRecipientOf(tx.db, accountId)];
  if (site && recipient)
    await sendWithdrawalEmail(app, tx, site, recipient, { payment, remainder, endsPremium });
  const isWhole = remainder.purchase.refunded + remainder.credits === payment.credits;
  const report = { state: 'refunded', source: 'member' } as const;
  if (isWhole) return (await applyPaymentReport(app, tx, payment.id, report)) ?? payment;
  await endPremiumIfUnsupported(app, tx, payment);
  await publishPaymentChanged(tx, { payment: payment.id, accountId, state: payment.state });
  return payment;
}
