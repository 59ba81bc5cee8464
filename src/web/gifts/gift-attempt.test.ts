import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptOf, endAttempt } from './gift-attempt.ts';

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
  const first = attemptOf('bram', 'rose', 0);
  expect(attemptOf('bram', 'rose', 60_000)).toBe(first);
  expect(new Set([first, attemptOf('carl', 'rose', 0), attemptOf('bram', 'wine', 0)]).size).toBe(3);
  expect(attemptOf('bram', 'rose', 11 * 60_000)).not.toBe(first);
});

test('once given, the next gift of the kind is another one (spec 5)', () => {
  const first = attemptOf('bram', 'rose', 0);
  endAttempt('bram', 'rose');
  expect(attemptOf('bram', 'rose', 1)).not.toBe(first);
});
