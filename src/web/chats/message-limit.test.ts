import { expect, it } from 'vitest';
import { charactersLeft } from './message-limit.ts';

it('counts near the limit only (spec 5.9)', () => {
  expect(charactersLeft('a'.repeat(899), 1_000)).toBeNull();
  expect(charactersLeft('a'.repeat(900), 1_000)).toBe(100);
  expect(charactersLeft('a'.repeat(1_003), 1_000)).toBe(-3);
});

it('counts characters as people do, without surrounding space (spec 5.9)', () => {
  expect(charactersLeft('👨‍👩‍👧'.repeat(200), 1_000)).toBeNull();
  expect(charactersLeft(`  ${'👍🏽'.repeat(1_000)}  `, 1_000)).toBe(0);
});
