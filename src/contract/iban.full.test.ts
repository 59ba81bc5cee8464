import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read, refusal, slips, typings } from './testing/ibans.ts';

test('10,000 accounts of the area are read however they are typed, and 10,000 slips are named as such (section 3)', () => {
  const often = { numRuns: 10_000 };
  const isRead = fc.property(typings, ([iban, typed]) => read(typed) === iban);
  fc.assert(isRead, often);
  fc.assert(
    fc.property(slips, slip => refusal(slip) === 'iban_check_digits'),
    often,
  );
  expect(fc.check(isRead, { numRuns: 10 }).failed).toBe(false);
}, 120_000);
