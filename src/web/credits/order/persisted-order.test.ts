import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#contract/durations';
import {
  clearPersistedOrder,
  type OrderDetails,
  orderKey,
  persistStartedPayment,
  startedPayment,
} from './persisted-order.ts';

const order: OrderDetails = {
  bundle: 'b25',
  country: 'NL',
  code: null,
  method: 'ideal',
  bank: null,
  keep_card: false,
  amount: 2_299,
};
const started = { payment: 'p1', leave_for: 'https://bank.example/pay/p1' };

const storage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
};
const newTab = () => void vi.stubGlobal('sessionStorage', storage());
beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  newTab();
});

test('the same order has the same key through reloads, so that it is paid once (spec D1.3)', () => {
  const key = orderKey('sam', order, 0);
  expect(orderKey('sam', { ...order }, 23 * HOUR_MS)).toBe(key);
  expect(orderKey('sam', order, 25 * HOUR_MS), 'the server forgets a key after a day').not.toBe(key);
});

test.each<Partial<OrderDetails>>([
  { bundle: 'b50' },
  { country: 'BE' },
  { code: 'SUMMER' },
  { method: 'paypal' },
  { bank: 'donau' },
  { keep_card: true },
  { amount: 1_724 },
])('an order that differs by %o is another', change => {
  const key = orderKey('sam', order, 0);
  expect(orderKey('sam', { ...order, ...change }, 1)).not.toBe(key);
});

test('another member in this tab has another key', () => {
  const key = orderKey('sam', order, 0);
  expect(orderKey('daan', order, 1)).not.toBe(key);
});

test('a started payment is continued until its outcome is known', () => {
  const key = orderKey('sam', order, 0);
  expect(startedPayment('sam')).toBeNull();
  persistStartedPayment('sam', key, started);
  expect([startedPayment('sam'), orderKey('sam', order, 1)]).toEqual([started, key]);
  clearPersistedOrder('sam', 'another');
  expect(startedPayment('sam')).toEqual(started);
  clearPersistedOrder('sam', 'p1');
  expect(startedPayment('sam')).toBeNull();
  expect(orderKey('sam', order, 2)).not.toBe(key);
});

test('a late answer does not mark an order made meanwhile', () => {
  const late = orderKey('sam', order, 0);
  orderKey('sam', { ...order, method: 'paypal' }, 1);
  persistStartedPayment('sam', late, started);
  expect(startedPayment('sam')).toBeNull();
});
