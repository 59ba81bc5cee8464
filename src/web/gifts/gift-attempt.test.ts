import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endGiftAttempt, giftAttemptId, type PendingGift } from './use-send-gift.ts';

const rose: PendingGift = { member: 'anton', profile: 'bram', gift: 'rose' };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a gift whose answer was lost is retried under the same client id, also after the dialog was closed (spec D1.3)', () => {
  const first = giftAttemptId(rose, 0);
  expect(giftAttemptId(rose, 60_000)).toBe(first);
  expect(
    new Set([
      first,
      giftAttemptId({ ...rose, profile: 'carl' }, 0),
      giftAttemptId({ ...rose, gift: 'wine' }, 0),
    ]).size,
  ).toBe(3);
  expect(giftAttemptId(rose, 11 * 60_000)).not.toBe(first);
});

test('once sent, the next gift of the same kind is a new one (spec D1.3)', () => {
  const first = giftAttemptId(rose, 0);
  endGiftAttempt(rose);
  expect(giftAttemptId(rose, 1)).not.toBe(first);
});

test('another member who logs in in the same tab sends their own gifts (spec D1.3)', () => {
  expect(giftAttemptId({ ...rose, member: 'dirk' }, 0)).not.toBe(giftAttemptId(rose, 0));
});
