import { newName } from '../../secrets.ts';
import { type Tx, transact } from '../../transact.ts';
import { timeToPay } from '../time-to-pay.ts';
import { happen, happenIn } from './happen.ts';
import type { Sandbox } from './parts.ts';
import {
  insertPayment,
  insertRefund,
  lockPayment,
  refundedOf,
  type SandboxPayment,
  selectByShopId,
  selectCard,
  selectPayment,
  selectReference,
  selectRefund,
} from './queries.ts';
import type { WireOrder } from './wire.ts';

/** The last four digits of a card that pays, and of one that pays once and refuses when it is charged again. */
export const CARDS = { pays: '4242', refuses: '0002' } as const;

/** Begins a payment, once for each id of the shop. */
export const beginPayment = (sandbox: Sandbox, order: WireOrder): Promise<SandboxPayment> =>
  transact(sandbox, tx => begin(tx, order));

async function begin(tx: Tx, order: WireOrder): Promise<SandboxPayment> {
  const expiresAt = new Date(tx.now.getTime() + timeToPay(order.method));
  await insertPayment(tx.db, order, { reference: newName(), now: tx.now, expiresAt });
  return selectByShopId(tx.db, order.payment);
}

/** Charges a card that is kept, once for each id of the shop. @returns undefined where it keeps no such card */
export const chargeCard = (
  sandbox: Sandbox,
  order: WireOrder,
  token: string,
): Promise<SandboxPayment | undefined> =>
  transact(sandbox, async tx => {
    const known = await selectReference(tx.db, order.payment);
    if (known) return selectPayment(tx.db, known.reference);
    const card = await selectCard(tx.db, token);
    if (!card) return undefined;
    const { reference, state } = await begin(tx, { ...order, keep_card: false });
    if (state === 'created')
      await happenIn(tx, reference, card.label === CARDS.refuses ? 'declined' : 'paid');
    return selectPayment(tx.db, reference);
  });

/** How a payment stands; one that nobody paid in time has expired. */
export async function findPayment(sandbox: Sandbox, reference: string): Promise<SandboxPayment | undefined> {
  const payment = await selectPayment(sandbox.db, reference);
  if (payment?.state !== 'created' || payment.expires_at > sandbox.clock.now()) return payment;
  await happen(sandbox, reference, 'expired');
  return selectPayment(sandbox.db, reference);
}

/**
 * Gives money back, once for each id of the shop's. What is told of afterwards is a payment of which everything went back.
 * @returns false where that much cannot go back
 */
export const refundPayment = (
  sandbox: Sandbox,
  reference: string,
  { refund, amount, currency }: { refund: string; amount: number; currency: string },
): Promise<boolean> =>
  transact(sandbox, async tx => {
    const payment = await lockPayment(tx.db, reference);
    const known = await selectRefund(tx.db, refund);
    if (known) return known.reference === reference && known.amount === amount;
    if (payment?.state !== 'completed' || payment.currency !== currency) return false;
    const after = (await refundedOf(tx.db, reference)) + amount;
    if (after > payment.amount) return false;
    await insertRefund(tx.db, { refund, reference, amount, created_at: tx.now });
    if (after === payment.amount) await happenIn(tx, reference, 'refunded');
    return true;
  });
