import type { PaymentState } from '#contract/payments';
import { newName } from '../../secrets.ts';
import { type Tx, transact } from '../../transact.ts';
import type { Sandbox } from './parts.ts';
import { insertCard, insertNews, moveOn, type SandboxPayment, selectPayment } from './queries.ts';
import type { WirePayment } from './wire.ts';

const OPEN = ['created', 'pending'] as const;
const LATE_MS = 20_000;
/** The notice that there is something to tell. */
export const SANDBOX_NEWS = 'sandbox_news';

type Happening = { state: PaymentState; failure?: WirePayment['failure']; from: readonly PaymentState[] };
/** What can become of a payment at the bank, by the names of the page's buttons. */
export const outcomes = {
  // What was given up, or refused, may be paid after all.
  paid: { state: 'completed', from: [...OPEN, 'failed', 'cancelled', 'expired'] },
  pending: { state: 'pending', from: ['created'] },
  declined: { state: 'failed', failure: 'declined', from: OPEN },
  insufficient_funds: { state: 'failed', failure: 'insufficient_funds', from: OPEN },
  card_expired: { state: 'failed', failure: 'card_expired', from: OPEN },
  cancelled: { state: 'cancelled', from: OPEN },
  expired: { state: 'expired', from: OPEN },
  refunded: { state: 'refunded', from: ['completed'] },
  charged_back: { state: 'charged_back', from: ['completed', 'refunded'] },
} as const satisfies Record<string, Happening>;
export type Outcome = keyof typeof outcomes;
export const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name);

/** How it happens: told late (20 s) or twice, and with which card, by its last four digits. */
export type Manner = { late?: boolean; twice?: boolean; card?: string };

/**
 * Something happens to a payment at the bank, and the shop is to be told of it.
 * @returns false where it cannot happen any more, or there is no such payment
 */
export const happen = (
  sandbox: Sandbox,
  reference: string,
  outcome: Outcome,
  manner: Manner = {},
): Promise<boolean> => transact(sandbox, tx => happenIn(tx, reference, outcome, manner));

/** The same in a transaction that does more. */
export async function happenIn(
  tx: Tx,
  reference: string,
  outcome: Outcome,
  { late = false, twice = false, card }: Manner = {},
): Promise<boolean> {
  const { state, from, ...how }: Happening = outcomes[outcome];
  const kept = outcome === 'paid' && card ? await keepCard(tx, card) : undefined;
  const to = { state, failure: how.failure ?? null, ...(kept && { card: kept }) };
  if (!(await moveOn(tx.db, reference, from, to))) return false;
  const payment = await selectPayment(tx.db, reference);
  if (!payment) return false;
  const dueAt = new Date(tx.now.getTime() + (late ? LATE_MS : 0));
  await insertNews(tx.db, {
    reference,
    tellAt: payment.tell_at,
    status: toWire(payment),
    times: twice ? 2 : 1,
    dueAt,
  });
  tx.notify({ to: [], type: SANDBOX_NEWS, ids: {} });
  return true;
}

async function keepCard(tx: Tx, label: string): Promise<string> {
  const token = newName();
  await insertCard(tx.db, { token, label, created_at: tx.now });
  return token;
}

/** A payment as the sandbox tells of it. */
export const toWire = (payment: SandboxPayment): WirePayment => ({
  reference: payment.reference,
  payment: payment.payment,
  state: payment.state as PaymentState,
  failure: payment.failure as WirePayment['failure'],
  amount: payment.amount,
  currency: payment.currency,
  bank_country: wasPaid(payment.state) ? (payment.country as WirePayment['bank_country']) : null,
  card: payment.card && payment.card_label ? { token: payment.card, label: payment.card_label } : null,
});

const wasPaid = (state: string): boolean => ['completed', 'refunded', 'charged_back'].includes(state);
