import fc from 'fast-check';
import { test } from 'vitest';
import { read, refusal, slips, typings } from './testing/ibans.ts';

test('10,000 accounts of the area are read however they are typed, and 10,000 slips are named as such (section 3)', () => {
  const often = { numRuns: 10_000 };
  fc.assert(
    fc.property(typings, ([iban, typed]) => read(typed) === iban),
    often,
  );
  fc.assert(
    fc.property(slips, slip => refusal(slip) === 'iban_check_digits'),
    often,
  );
}, 120_000);
