import { IDEMPOTENCY_HOURS } from '#contract/constants';
import type { CountryCode } from '#contract/countries';
import type { PaymentMethod } from '#contract/payment-methods';
import { persist, persistedKey, readPersisted } from '../../accounts/persisted-state.ts';

/** What is ordered, to the last detail that the provider is told: another detail is another order. */
export type Order = {
  bundle: string;
  country: CountryCode;
  code: string | null;
  method: PaymentMethod;
  bank: string | null;
  keep_card: boolean;
  amount: number;
};
/** A payment that was begun, and where it is paid. */
export type Begun = { payment: string; leave_for: string };
type KeptOrder = { order: Order | Repeat; key: string; at: number; begun: Begun | null };
/** The last order again, as it was shown; `again`: though the same was charged a moment ago. */
export type Repeat = { repeat: true; again: boolean; amount: number; card: string | null };

const nameOf = (member: string) => persistedKey(member, 'order');
const keptBy = (member: string) => readPersisted<KeptOrder>(nameOf(member), 'tab');

/**
 * The idempotency key of an order: the same through reloads and the back key, until it is known what became of it, so that one order is one
 * payment however often it is sent.
 */
export function keyOf(member: string, order: Order | Repeat, now: number): string {
  const known = keptBy(member);
  const isSame = known && JSON.stringify(known.order) === JSON.stringify(order);
  if (isSame && now - known.at < IDEMPOTENCY_HOURS * 3_600_000) return known.key;
  const next: KeptOrder = { order, key: crypto.randomUUID(), at: now, begun: null };
  persist(nameOf(member), next, 'tab');
  return next.key;
}

/** Its payment was begun: who comes back goes on with it. */
export function noteBegun(member: string, key: string, begun: Begun): void {
  const known = keptBy(member);
  if (known?.key === key) persist(nameOf(member), { ...known, begun }, 'tab');
}

/** The payment that this tab began last and has not heard of since; null where there is none. */
export const begunBy = (member: string): Begun | null => keptBy(member)?.begun ?? null;

/** It is known what became of it: the next order is another, even of the same bundle. */
export function endOrder(member: string, payment: string): void {
  if (begunBy(member)?.payment === payment) persist(nameOf(member), null, 'tab');
}
