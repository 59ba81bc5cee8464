import { vatInside } from '#contract/vat';
import { accountRecipientOf } from '../../accounts/account-recipient.ts';
import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { releaseDebit } from '../direct-debit/release-debit.ts';
import { lockWallet } from '../queries.ts';
import { takeCredits } from './ledger-of-payments.ts';
import { postChargeback, type Taken } from './letters.ts';
import { endUncarriedPremium } from './premium-of-purchases.ts';
import { type PaymentRow, updatePayment } from './queries.ts';
import { closeRequested, insertRefund, refundedOf, sentBackOf } from './refund-queries.ts';

/** What went back: all of it where `refunded` is not said, as of a bank, else so much in all, in minor units. */
type Back = { kind: 'refund' | 'chargeback'; refunded?: number | undefined };
type Part = { credits: number; amount: number };
type TakenPart = Omit<Taken, 'waited'>;

/**
 * A bank took a payment back, or it was refunded at the provider: whatever of it did not go back before leaves the wallet, and what was
 * spent is owed; a letter tells the member what his bank took, what was on its way to him included. A refund of a part takes the credits it paid for, and the purchase stands.
 * Inside `refund_days` premium ends with the whole, where no other purchase gives it (decisions, 2).
 */
export async function takeBack(app: App, tx: Tx, payment: PaymentRow, back: Back): Promise<PaymentRow> {
  const before = await refundedOf(tx.db, payment.id);
  const now = partOf(payment, back.refunded ?? payment.amount);
  const part = { credits: now.credits - before.credits, amount: now.amount - before.amount };
  const vat = vatInside(now.amount, payment.vat_rate) - before.vat;
  // What the member was given back was told by ourselves: the provider only repeats it.
  const isNew = part.credits > 0 && part.amount > 0;
  const taken = isNew ? await takePart(tx, payment, back.kind, { ...part, vat }) : null;
  if (now.amount < payment.amount) return payment;
  const state = back.kind === 'refund' ? 'refunded' : 'charged_back';
  await updatePayment(tx.db, payment.id, { state });
  const endedPremium = await endUncarriedPremium(app, tx, payment);
  if (back.kind === 'chargeback') await noteBank(app, tx, payment, { taken, endedPremium });
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
): Promise<TakenPart> {
  const wallet = account_id ? await lockWallet(tx.db, account_id) : { purchased: credits };
  const debt = Math.max(0, credits - wallet.purchased);
  const refund = { payment_id, kind, credits, debt, amount, vat, state: 'done' as const, now: tx.now };
  const { id: reference } = await insertRefund(tx.db, refund);
  await releaseDebit(tx, payment_id);
  const contra = kind === 'refund' ? 'refunds' : 'chargebacks';
  await takeCredits(tx, account_id, { reference, contra, credits });
  return { credits, debt, amount };
}

/** What waited to be sent, the bank took with the rest; its member is told how much that is together. */
async function noteBank(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  { taken, endedPremium }: { taken: TakenPart | null; endedPremium: boolean },
): Promise<void> {
  const waited = await closeRequested(tx.db, payment.id, { state: 'taken_back', now: tx.now });
  const { credits, debt, amount } = taken ?? { credits: 0, debt: 0, amount: 0 };
  const all = { credits, debt, amount: amount + waited, waited };
  if (all.amount > 0) await tellMember(app, tx, payment, { taken: all, endedPremium });
  await warnOfTwice(app, tx, payment);
}

async function tellMember(
  app: App,
  tx: Tx,
  payment: PaymentRow,
  told: { taken: Taken; endedPremium: boolean },
): Promise<void> {
  const site = app.sites.byId(payment.site_id);
  const addressee = payment.account_id ? await accountRecipientOf(tx.db, payment.account_id) : undefined;
  if (site && addressee) await postChargeback(app, tx, site, addressee, { payment, ...told });
}

/** What was sent back before may now have gone twice: a person has to see whether the bank left it out. */
async function warnOfTwice(app: App, tx: Tx, { id: payment }: PaymentRow): Promise<void> {
  const sent = await sentBackOf(tx.db, payment);
  if (sent > 0) app.log.error({ payment, sent }, 'a bank took back what money of was sent back before');
}
