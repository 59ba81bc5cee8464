import { IDEMPOTENCY_HOURS } from '#contract/constants';
import type { CountryCode } from '#contract/countries';
import { HOUR_MS } from '#contract/durations';
import type { PaymentMethod } from '#contract/payment-methods';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

/** Two orders are the same only if all details are equal. */
export type OrderDetails = {
  bundle: string;
  country: CountryCode;
  code: string | null;
  method: PaymentMethod;
  bank: string | null;
  keep_card: boolean;
  amount: number;
};
export type StartedPayment = { payment: string; leave_for: string };
type PersistedOrder = {
  order: OrderDetails | RepeatOrderDetails;
  key: string;
  at: number;
  begun: StartedPayment | null;
};
/** `again` confirms the order although the same order was just charged. */
export type RepeatOrderDetails = { repeat: true; again: boolean; amount: number; card: string | null };

const storageName = (member: string) => persistedKey(member, 'order');
const persistedOrder = (member: string) => readPersisted<PersistedOrder>(storageName(member), 'tab');

/**
 * The idempotency key survives reloads, so that an order is paid only once.
 * @spec D1.3 4.8
 */
export function orderKey(member: string, order: OrderDetails | RepeatOrderDetails, now: number): string {
  const persisted = persistedOrder(member);
  const isSame = persisted && JSON.stringify(persisted.order) === JSON.stringify(order);
  if (isSame && now - persisted.at < IDEMPOTENCY_HOURS * HOUR_MS) return persisted.key;
  const next: PersistedOrder = { order, key: crypto.randomUUID(), at: now, begun: null };
  persist(storageName(member), next, 'tab');
  return next.key;
}

export function persistStartedPayment(member: string, key: string, started: StartedPayment): void {
  const persisted = persistedOrder(member);
  if (persisted?.key === key) persist(storageName(member), { ...persisted, begun: started }, 'tab');
}

export const startedPayment = (member: string): StartedPayment | null =>
  persistedOrder(member)?.begun ?? null;

/** The next order needs another idempotency key, even for the same bundle. */
export function clearPersistedOrder(member: string, payment: string): void {
  if (startedPayment(member)?.payment === payment) persist(storageName(member), null, 'tab');
}
