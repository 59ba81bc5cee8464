import { vatInside } from '#contract/vat';
import { endPremium } from '../../accounts/premium.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { lockWallet } from '../queries.ts';
import { takeCredits } from './ledger-of-payments.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import { closeRequested, hasOtherPurchase, insertRefund, refundedOf } from './refund-queries.ts';

const DAY_MS = 86_400_000;

/** What went back: all of it where no `amount` is said, else so much in all, in minor units. */
type Back = { kind: 'refund' | 'chargeback'; amount?: number | undefined };
type Part = { credits: number; amount: number };

/**
 * A bank took a payment back, or it was refunded at the provider: whatever of it did not go back before leaves the wallet, and what was
 * spent is owed. A refund of a part takes the credits it paid for, and the purchase stands. Inside `refund_days` premium ends with
 * the whole, where no other purchase stands (decisions, 2).
 */
export async function takeBack(app: App, tx: Tx, payment: PaymentRow, back: Back): Promise<PaymentRow> {
  const before = await refundedOf(tx.db, payment.id);
  const now = partOf(payment, back.amount ?? payment.amount);
  const part = { credits: now.credits - before.credits, amount: now.amount - before.amount };
  const vat = vatInside(now.amount, payment.vat_rate) - before.vat;
  if (part.credits > 0 && part.amount > 0) await takePart(tx, payment, back.kind, { ...part, vat });
  if (back.kind === 'chargeback') await closeRequested(tx.db, payment.id, tx.now);
  // What the member was given back was told by ourselves: the provider only repeats it.
  if (now.amount < payment.amount) return payment;
  const state = back.kind === 'refund' ? 'refunded' : 'charged_back';
  await updatePayment(tx.db, payment.id, { state });
  await endPremiumOf(app, tx, payment);
  return { ...payment, state };
}

/** So much of the money, and the credits it paid for, a begun one being whole. */
function partOf(payment: Part, amount: number): Part {
  if (amount >= payment.amount) return { credits: payment.credits, amount: payment.amount };
  return { credits: Math.ceil((payment.credits * amount) / payment.amount), amount };
}

async function takePart(
  tx: Tx,
  { id: payment_id, account_id }: PaymentRow,
  kind: Back['kind'],
  { credits, amount, vat }: Part & { vat: number },
): Promise<void> {
  const wallet = account_id ? await lockWallet(tx.db, account_id) : { purchased: credits };
  const debt = Math.max(0, credits - wallet.purchased);
  const refund = { payment_id, kind, credits, debt, amount, vat, state: 'done' as const, now: tx.now };
  const { id: reference } = await insertRefund(tx.db, refund);
  const contra = kind === 'refund' ? 'refunds' : 'chargebacks';
  await takeCredits(tx, account_id, { reference, contra, credits });
}

/** Ends the premium that a purchase gave, where it was undone within `refund_days` and no other stands. */
export async function endPremiumOf(app: App, tx: Tx, payment: PaymentRow): Promise<void> {
  const { account_id: accountId, completed_at: completedAt } = payment;
  const days = app.sites.byId(payment.site_id)?.settings.refund_days ?? 0;
  if (!accountId || !completedAt || tx.now.getTime() - completedAt.getTime() > days * DAY_MS) return;
  if (await hasOtherPurchase(tx.db, accountId, payment.id)) return;
  await endPremium(app, tx, accountId);
}
