import fc from 'fast-check';
import { test } from 'vitest';
import { errorCodeOf, mistypedIbans, normalizedIban, typedIbans } from './testing/ibans.ts';

test('10,000 SEPA accounts are accepted however typed, and 10,000 typing errors are recognized (spec 3.11)', () => {
  const often = { numRuns: 10_000 };
  fc.assert(
    fc.property(typedIbans, ([iban, typed]) => normalizedIban(typed) === iban),
    often,
  );
  fc.assert(
    fc.property(mistypedIbans, slip => errorCodeOf(slip) === 'iban_check_digits'),
    often,
  );
}, 1_800_000);
