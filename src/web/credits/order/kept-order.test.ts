import { beforeEach, expect, test, vi } from 'vitest';
import { begunBy, endOrder, keyOf, noteBegun, type Order } from './kept-order.ts';

const order: Order = {
  bundle: 'b25',
  country: 'NL',
  code: null,
  method: 'ideal',
  bank: null,
  keep_card: false,
  amount: 2_299,
};
const begun = { payment: 'p1', leave_for: 'https://bank.example/pay/p1' };
const HOUR = 3_600_000;

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

test('the same order has the same key through reloads, so that it is paid once (spec 4)', () => {
  const key = keyOf('sam', order, 0);
  expect(keyOf('sam', { ...order }, 23 * HOUR)).toBe(key);
  expect(keyOf('sam', order, 25 * HOUR), 'the server forgets a key after a day').not.toBe(key);
});

test.each<Partial<Order>>([
  { bundle: 'b50' },
  { country: 'BE' },
  { code: 'SUMMER' },
  { method: 'paypal' },
  { bank: 'donau' },
  { keep_card: true },
  { amount: 1_724 },
])('an order that differs by %o is another', change => {
  const key = keyOf('sam', order, 0);
  expect(keyOf('sam', { ...order, ...change }, 1)).not.toBe(key);
});

test('another member of this tab begins anew', () => {
  const key = keyOf('sam', order, 0);
  expect(keyOf('daan', order, 1)).not.toBe(key);
});

test('what was begun is gone on with until it is known what became of it', () => {
  const key = keyOf('sam', order, 0);
  expect(begunBy('sam')).toBeNull();
  noteBegun('sam', key, begun);
  expect([begunBy('sam'), keyOf('sam', order, 1)]).toEqual([begun, key]);
  endOrder('sam', 'another');
  expect(begunBy('sam')).toEqual(begun);
  endOrder('sam', 'p1');
  expect(begunBy('sam')).toBeNull();
  expect(keyOf('sam', order, 2)).not.toBe(key);
});

test('an answer that comes late does not mark the order made meanwhile', () => {
  const late = keyOf('sam', order, 0);
  keyOf('sam', { ...order, method: 'paypal' }, 1);
  noteBegun('sam', late, begun);
  expect(begunBy('sam')).toBeNull();
});
