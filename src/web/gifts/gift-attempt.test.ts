import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptOf, endAttempt, type Giving } from './gift-attempt.ts';

const rose: Giving = { member: 'anton', profile: 'bram', gift: 'rose' };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a gift whose answer was lost is tried again under the same client id, also after the dialog was closed (spec 5)', () => {
  const first = attemptOf(rose, 0);
  expect(attemptOf(rose, 60_000)).toBe(first);
  expect(
    new Set([first, attemptOf({ ...rose, profile: 'carl' }, 0), attemptOf({ ...rose, gift: 'wine' }, 0)])
      .size,
  ).toBe(3);
  expect(attemptOf(rose, 11 * 60_000)).not.toBe(first);
});

test('once given, the next gift of the kind is another one (spec 5)', () => {
  const first = attemptOf(rose, 0);
  endAttempt(rose);
  expect(attemptOf(rose, 1)).not.toBe(first);
});

test('another member who logs in in the same tab gives gifts of his own (spec 5, 8)', () => {
  expect(attemptOf({ ...rose, member: 'dirk' }, 0)).not.toBe(attemptOf(rose, 0));
});
