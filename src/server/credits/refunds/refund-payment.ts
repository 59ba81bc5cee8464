import type { BodyOut } from '#contract/call';
import { ApiError, fieldError } from '#contract/errors';
import type { refundPayment as call } from '#contract/staff-payments';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { isDebitDue } from '../direct-debit/queries.ts';
import { applyPaymentReport } from '../payments/apply-payment-report.ts';
import { publishPaymentChanged } from '../payments/events.ts';
import { isOnlyPremiumPurchase, refundableUntil } from '../payments/premium-after-refund.ts';
import { lockPaymentById, type PaymentRow } from '../payments/queries.ts';
import { selectRefundedTotal } from '../payments/refund-queries.ts';
import { lockWallet } from '../queries.ts';
import { type SentRefund, sendRefundEmail } from './refund-email.ts';
import { requestRefund } from './request-refund.ts';

/**
 * Refunds a payment or a part of it; the money is sent after the commit. Of two people who saw the same payment, one
 * refunds it.
 * @throws not_found; decided_already if it was refunded meanwhile, or is paid back; refund_amount at `amount`
 * @spec D5.10 D2.35
 */
export const refundPayment = (
  app: App,
  actor: AuditActor,
  { id, amount, refunded, reason }: BodyOut<typeof call>,
): Promise<void> =>
  transact(app, async tx => {
    const payment = await lockPaymentById(tx.db, id);
    if (payment?.site_id !== actor.siteId) throw new ApiError('not_found');
    const { account_id: accountId } = payment;
    if (accountId) await lockWallet(tx.db, accountId);
    const before = await selectRefundedTotal(tx.db, id);
    if (before.amount !== refunded || isPaidBack(payment)) throw new ApiError('decided_already');
    const part = partOf(payment, before, amount);
    const refund = await requestPart(app, tx, payment, { before, part });
    await emailBuyer(app, tx, payment, refund);
    const { credits, debt } = refund;
    const details = { payment: id, amount, currency: payment.currency, credits, debt };
    await recordAudit(tx, actor, { action: 'payments.refund', accountId, reason, details });
  });

const isPaidBack = ({ state }: PaymentRow): boolean => state === 'refunded' || state === 'charged_back';

type Part = { credits: number; amount: number };

/** A part leaves at least one credit, so that the rest can be refunded too. */
function partOf(payment: PaymentRow, before: Part, amount: number): Part {
  const left = { credits: payment.credits - before.credits, amount: payment.amount - before.amount };
  const most = payment.completed_at === null || left.credits === 0 ? 0 : left.amount;
  if (amount === most) return left;
  const share = Math.ceil((payment.credits * (before.amount + amount)) / payment.amount) - before.credits;
  const credits = Math.min(left.credits - 1, Math.max(1, share));
  if (amount > most || credits < 1) throw fieldError('amount', 'refund_amount');
  return { credits, amount };
}

async function requestPart(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  { before, part }: { before: Part & { vat: number }; part: Part },
): Promise<SentRefund> {
  const { account_id: accountId } = payment;
  const isWhole = before.amount + part.amount === payment.amount;
  const until = refundableUntil(app, payment);
  const endsPremium =
    isWhole && until !== null && tx.now < until && (await isOnlyPremiumPurchase(app, tx.db, payment));
  const purchase = {
    ...payment,
    ...{ refunded: before.credits, refunded_amount: before.amount, refunded_vat: before.vat },
  };
  const isCollected = !(await isDebitDue(tx.db, payment.id));
  const debt = await requestRefund(tx, accountId, { purchase, ...part }, 'refund');
  if (isWhole) await applyPaymentReport(app, tx, payment.id, { state: 'refunded', source: 'operator' });
  else if (accountId)
    await publishPaymentChanged(tx, { payment: payment.id, accountId, state: payment.state });
  return { ...part, debt, endsPremium, isCollected };
}

async function emailBuyer(app: App, tx: Tx, payment: PaymentRow, refund: SentRefund): Promise<void> {
  const { account_id: accountId } = payment;
  const site = app.sites.byId(payment.site_id);
  const recipient = accountId ? await accountRecipientOf(tx.db, accountId) : undefined;
  if (site && recipient) await sendRefundEmail(app, tx, site, recipient, { payment, refund });
}
