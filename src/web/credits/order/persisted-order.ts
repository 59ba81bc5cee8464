import { IDEMPOTENCY_HOURS } from '#contract/constants';
import type { CountryCode } from '#contract/countries';
import type { PaymentMethod } from '#contract/payment-methods';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

/** What is ordered, to the last detail that the provider is told: another detail is another order. */
export type OrderDetails = {
  bundle: string;
  country: CountryCode;
  code: string | null;
  method: PaymentMethod;
  bank: string | null;
  keep_card: boolean;
  amount: number;
};
/** A payment that was begun, and where it is paid. */
export type StartedPayment = { payment: string; leave_for: string };
type PersistedOrder = {
  order: OrderDetails | RepeatOrderDetails;
  key: string;
  at: number;
  begun: StartedPayment | null;
};
/** The last order again, as it was shown; `again`: though the same was charged a moment ago. */
export type RepeatOrderDetails = { repeat: true; again: boolean; amount: number; card: string | null };

const storageName = (member: string) => persistedKey(member, 'order');
const persistedOrder = (member: string) => readPersisted<PersistedOrder>(storageName(member), 'tab');

/**
 * The idempotency key of an order: the same through reloads and the back key, until it is known what became of it, so that one order is one
 * payment however often it is sent.
 */
export function orderKey(member: string, order: OrderDetails | RepeatOrderDetails, now: number): string {
  const known = persistedOrder(member);
  const isSame = known && JSON.stringify(known.order) === JSON.stringify(order);
  if (isSame && now - known.at < IDEMPOTENCY_HOURS * 3_600_000) return known.key;
  const next: PersistedOrder = { order, key: crypto.randomUUID(), at: now, begun: null };
  persist(storageName(member), next, 'tab');
  return next.key;
}

/** Its payment was begun: who comes back goes on with it. */
export function persistStartedPayment(member: string, key: string, begun: StartedPayment): void {
  const known = persistedOrder(member);
  if (known?.key === key) persist(storageName(member), { ...known, begun }, 'tab');
}

/** The payment that this tab began last and has not heard of since; null where there is none. */
export const startedPayment = (member: string): StartedPayment | null =>
  persistedOrder(member)?.begun ?? null;

/** It is known what became of it: the next order is another, even of the same bundle. */
export function clearPersistedOrder(member: string, payment: string): void {
  if (startedPayment(member)?.payment === payment) persist(storageName(member), null, 'tab');
}
