import { vatInside } from '#contract/vat';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { releaseDebit } from '../direct-debit/release-debit.ts';
import { lockWallet } from '../queries.ts';
import { type ChargebackTotals, sendChargebackEmail } from './payment-emails.ts';
import { removeRefundedCredits } from './payment-ledger.ts';
import { endPremiumIfUnsupported } from './premium-after-refund.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import {
  closeRequestedRefunds,
  insertRefund,
  selectRefundedTotal,
  selectSentRefunds,
} from './refund-queries.ts';

/** `refunded` is the total so far in minor units. Undefined means the whole amount. */
type ExternalRefund = { kind: 'refund' | 'chargeback'; refunded?: number | undefined };
type RefundPart = { credits: number; amount: number };
type RefundedPart = Omit<ChargebackTotals, 'pendingRefund'>;

/**
 * Takes back the credits, and turns spent credits into debt.
 * @spec 4.9 D2.35
 */
export async function applyExternalRefund(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  externalRefund: ExternalRefund,
): Promise<PaymentRow> {
  const before = await selectRefundedTotal(tx.db, payment.id);
  const after = partForAmount(payment, externalRefund.refunded ?? payment.amount);
  const part = { credits: after.credits - before.credits, amount: after.amount - before.amount };
  const vat = vatInside(after.amount, payment.vat_rate) - before.vat;
  // `part` excludes refunds that we requested, because they are already stored.
  const isNew = part.credits > 0 && part.amount > 0;
  const refundedPart = isNew ? await refundPart(tx, payment, externalRefund.kind, { ...part, vat }) : null;
  if (after.amount < payment.amount) return payment;
  const state = externalRefund.kind === 'refund' ? 'refunded' : 'charged_back';
  await updatePayment(tx.db, payment.id, { state });
  const endedPremium = await endPremiumIfUnsupported(app, tx, payment);
  if (externalRefund.kind === 'chargeback')
    await closeChargeback(app, tx, payment, { refundedPart, endedPremium });
  return { ...payment, state };
}

/** Converts a refunded amount to credits, rounded up. */
function partForAmount(payment: RefundPart, amount: number): RefundPart {
  if (amount >= payment.amount) return { credits: payment.credits, amount: payment.amount };
  return { credits: Math.ceil((payment.credits * amount) / payment.amount), amount };
}

async function refundPart(
  tx: Tx,
  { id: payment_id, account_id }: PaymentRow,
  kind: ExternalRefund['kind'],
  { credits, amount, vat }: RefundPart & { vat: number },
): Promise<RefundedPart> {
  const wallet = account_id ? await lockWallet(tx.db, account_id) : { purchased: credits };
  const debt = Math.max(0, credits - wallet.purchased);
  const { id: reference } = await insertRefund(tx.db, {
    ...{ payment_id, kind, credits, debt, amount, vat },
    ...{ state: 'done', requested_at: tx.now },
  });
  await releaseDebit(tx, payment_id);
  const contra = kind === 'refund' ? 'refunds' : 'chargebacks';
  await removeRefundedCredits(tx, account_id, { reference, contra, credits });
  return { credits, debt, amount };
}

/** Cancels requested refunds, because the bank has taken back the whole amount. */
async function closeChargeback(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  { refundedPart, endedPremium }: { refundedPart: RefundedPart | null; endedPremium: boolean },
): Promise<void> {
  const pendingRefund = await closeRequestedRefunds(tx.db, payment.id, { state: 'taken_back', now: tx.now });
  const { credits, debt, amount } = refundedPart ?? { credits: 0, debt: 0, amount: 0 };
  const totals = { credits, debt, amount: amount + pendingRefund, pendingRefund };
  if (totals.amount > 0) await emailChargeback(app, tx, payment, { totals, endedPremium });
  await warnOfDoubleRefund(app, tx, payment);
}

async function emailChargeback(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  details: { totals: ChargebackTotals; endedPremium: boolean },
): Promise<void> {
  const site = app.sites.byId(payment.site_id);
  const recipient = payment.account_id ? await accountRecipientOf(tx.db, payment.account_id) : undefined;
  if (site && recipient) await sendChargebackEmail(app, tx, site, recipient, { payment, ...details });
}

/** The member may have received the money twice, so a person must check. */
async function warnOfDoubleRefund(app: App, tx: Tx, { id: payment }: PaymentRow): Promise<void> {
  const sent = await selectSentRefunds(tx.db, payment);
  if (sent > 0) app.log.error({ payment, sent }, 'chargeback of a payment with sent refunds');
}
