import { newRandomName } from '../../../platform/secrets.ts';
import { type Tx, transact } from '../../../platform/transact.ts';
import { timeToPay } from '../time-to-pay.ts';
import { applyOutcome, applyOutcomeIn } from './apply-outcome.ts';
import {
  insertSandboxPayment,
  insertSandboxRefund,
  lockSandboxPayment,
  type SandboxPayment,
  sandboxRefundedAmount,
  selectByShopId,
  selectReference,
  selectSandboxCard,
  selectSandboxPayment,
  selectSandboxRefund,
} from './queries.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import type { WireOrder } from './wire.ts';

/**
 * Last four digits of the test cards. `declinesLater` is declined after its first payment.
 * @spec 4.9
 */
export const TEST_CARDS = { pays: '4242', declinesLater: '0002' } as const;

/** Returns the existing payment if the shop sends a payment id (`order.payment`) again. */
export const createSandboxPayment = (sandbox: SandboxDeps, order: WireOrder): Promise<SandboxPayment> =>
  transact(sandbox, tx => createPaymentIn(tx, order));

async function createPaymentIn(tx: Tx, order: WireOrder): Promise<SandboxPayment> {
  const expiresAt = new Date(tx.now.getTime() + timeToPay(order.method));
  await insertSandboxPayment(tx.db, order, { reference: newRandomName(), now: tx.now, expiresAt });
  return selectByShopId(tx.db, order.payment);
}

/**
 * Charges nothing if the shop sends a payment id (`order.payment`) again.
 * @returns undefined for an unknown card
 */
export const chargeSandboxCard = (
  sandbox: SandboxDeps,
  order: WireOrder,
  token: string,
): Promise<SandboxPayment | undefined> =>
  transact(sandbox, async tx => {
    const existing = await selectReference(tx.db, order.payment);
    if (existing) return selectSandboxPayment(tx.db, existing.reference);
    const card = await selectSandboxCard(tx.db, token);
    if (!card) return undefined;
    const { reference, state } = await createPaymentIn(tx, { ...order, keep_card: false });
    const outcome = card.label === TEST_CARDS.declinesLater ? 'declined' : 'paid';
    if (state === 'created') await applyOutcomeIn(tx, reference, outcome, { payerKey: card.payer });
    return selectSandboxPayment(tx.db, reference);
  });

/** Returns the payment, marked as expired if it is unpaid past its deadline. */
export async function findSandboxPayment(
  sandbox: SandboxDeps,
  reference: string,
): Promise<SandboxPayment | undefined> {
  const payment = await selectSandboxPayment(sandbox.db, reference);
  if (payment?.state !== 'created' || payment.expires_at > sandbox.clock.now()) return payment;
  await applyOutcome(sandbox, reference, 'expired');
  return selectSandboxPayment(sandbox.db, reference);
}

/**
 * Refunds once for each refund id.
 * @returns false if the amount cannot be refunded
 */
export const refundSandboxPayment = (
  sandbox: SandboxDeps,
  reference: string,
  { refund, amount, currency }: { refund: string; amount: number; currency: string },
): Promise<boolean> =>
  transact(sandbox, async tx => {
    const payment = await lockSandboxPayment(tx.db, reference);
    const existing = await selectSandboxRefund(tx.db, refund);
    if (existing) return existing.reference === reference && existing.amount === amount;
    if (payment?.state !== 'completed' || payment.currency !== currency) return false;
    const refundedAfter = (await sandboxRefundedAmount(tx.db, reference)) + amount;
    if (refundedAfter > payment.amount) return false;
    await insertSandboxRefund(tx.db, { refund, reference, amount, created_at: tx.now });
    if (refundedAfter === payment.amount) await applyOutcomeIn(tx, reference, 'refunded');
    return true;
  });
