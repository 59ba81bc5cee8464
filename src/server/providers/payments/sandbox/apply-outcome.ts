import type { PaymentState } from '#contract/payments';
import { newRandomName } from '../../../platform/secrets.ts';
import { type Tx, transact } from '../../../platform/transact.ts';
import { type SandboxPayer, sandboxPayerKey } from './payers.ts';
import {
  insertSandboxCard,
  insertWebhook,
  type SandboxPayment,
  selectSandboxPayment,
  updatePaymentState,
} from './queries.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import type { WirePayment } from './wire.ts';

const OPEN_STATES = ['created', 'pending'] as const;
const LATE_WEBHOOK_MS = 20_000;
/** @spec 4.9 */
export const SANDBOX_WEBHOOK_DUE = 'sandbox_webhooks';

type OutcomeTransition = {
  state: PaymentState;
  failure?: WirePayment['failure'];
  from: readonly PaymentState[];
};
/** The sandbox's payment page shows a button for each key. */
export const sandboxOutcomes = {
  // A failed, cancelled or expired payment can still be paid.
  paid: { state: 'completed', from: [...OPEN_STATES, 'failed', 'cancelled', 'expired'] },
  pending: { state: 'pending', from: ['created'] },
  declined: { state: 'failed', failure: 'declined', from: OPEN_STATES },
  insufficient_funds: { state: 'failed', failure: 'insufficient_funds', from: OPEN_STATES },
  card_expired: { state: 'failed', failure: 'card_expired', from: OPEN_STATES },
  cancelled: { state: 'cancelled', from: OPEN_STATES },
  expired: { state: 'expired', from: OPEN_STATES },
  refunded: { state: 'refunded', from: ['completed'] },
  charged_back: { state: 'charged_back', from: ['completed', 'refunded'] },
} as const satisfies Record<string, OutcomeTransition>;
export type SandboxOutcome = keyof typeof sandboxOutcomes;
export const isOutcome = (name: string): name is SandboxOutcome => Object.hasOwn(sandboxOutcomes, name);

/** `late` sends the webhook after 20 s; `twice` sends it twice. A stored card pays with the payer's key that it has. */
export type OutcomeOptions = {
  late?: boolean;
  twice?: boolean;
  card?: string;
  payer?: SandboxPayer;
  payerKey?: string | null;
};

/** @returns false if the outcome is impossible in the payment's present state */
export const applyOutcome = (
  sandbox: SandboxDeps,
  reference: string,
  outcome: SandboxOutcome,
  options: OutcomeOptions = {},
): Promise<boolean> => transact(sandbox, tx => applyOutcomeIn(tx, reference, outcome, options));

export async function applyOutcomeIn(
  tx: Tx,
  reference: string,
  outcome: SandboxOutcome,
  { late = false, twice = false, card, payer = 'new', payerKey }: OutcomeOptions = {},
): Promise<boolean> {
  const { state, from, ...rest }: OutcomeTransition = sandboxOutcomes[outcome];
  const paying = outcome === 'paid' && { payer: payerKey ?? sandboxPayerKey(payer, reference) };
  const cardToken = paying && card ? await storeSandboxCard(tx, card, paying.payer) : undefined;
  const to = { state, failure: rest.failure ?? null, ...paying, ...(cardToken && { card: cardToken }) };
  if (!(await updatePaymentState(tx.db, reference, from, to))) return false;
  const payment = await selectSandboxPayment(tx.db, reference);
  if (!payment) return false;
  const dueAt = new Date(tx.now.getTime() + (late ? LATE_WEBHOOK_MS : 0));
  await insertWebhook(tx.db, {
    reference,
    url: payment.webhook_url,
    status: toWirePayment(payment),
    times: twice ? 2 : 1,
    dueAt,
  });
  tx.publish({ to: [], type: SANDBOX_WEBHOOK_DUE, ids: {} });
  return true;
}

async function storeSandboxCard(tx: Tx, label: string, payer: string): Promise<string> {
  const token = newRandomName();
  await insertSandboxCard(tx.db, { token, label, payer, created_at: tx.now });
  return token;
}

export const toWirePayment = (payment: SandboxPayment): WirePayment => ({
  reference: payment.reference,
  payment: payment.payment,
  state: payment.state as PaymentState,
  failure: payment.failure as WirePayment['failure'],
  amount: payment.amount,
  currency: payment.currency,
  bank_country: wasPaid(payment.state) ? (payment.country as WirePayment['bank_country']) : null,
  card: payment.card && payment.card_label ? { token: payment.card, label: payment.card_label } : null,
  payer: wasPaid(payment.state) ? payment.payer : null,
});

const wasPaid = (state: string): boolean => ['completed', 'refunded', 'charged_back'].includes(state);
