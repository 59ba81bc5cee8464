import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  errorCodeOf,
  exampleIbans,
  mistypedIbans,
  normalizedIban,
  sepaCountries,
  typedIbans,
  validIbans,
} from './testing/ibans.ts';

describe('an IBAN (spec 3.11, 5.8)', () => {
  test('of every SEPA country is accepted', () => {
    expect([...new Set(exampleIbans.map(iban => iban.slice(0, 2)))].sort()).toEqual(sepaCountries.sort());
    expect(exampleIbans.filter(iban => errorCodeOf(iban) !== undefined)).toEqual([]);
  });

  test('is normalized from any way of typing', () => {
    fc.assert(
      fc.property(typedIbans, ([iban, typed]) => {
        expect(normalizedIban(typed)).toBe(iban);
      }),
      { numRuns: 100 },
    );
  });

  test('with one wrong digit or two swapped neighbors is refused as mistyped', () => {
    fc.assert(
      fc.property(mistypedIbans, slip => {
        expect(errorCodeOf(slip)).toBe('iban_check_digits');
      }),
      { numRuns: 200 },
    );
  });

  test('that is too short, too long or malformed is invalid; one outside SEPA is refused for its country', () => {
    fc.assert(
      fc.property(validIbans, fc.string({ maxLength: 40 }), (iban, text) => {
        expect(errorCodeOf(iban.slice(0, -1))).toBe('iban_invalid');
        expect(errorCodeOf(`${iban}0`)).toBe('iban_invalid');
        const isBlank = text.trim() === '';
        if (!/^[A-Z]{2}\d{2}/i.test(text))
          expect(errorCodeOf(text)).toBe(isBlank ? 'field_required' : 'iban_invalid');
      }),
      { numRuns: 100 },
    );
    for (const iban of [
      'TR330006100519786457841326',
      'SA0380000000608010167519',
      'BR1800360305000010009795493C1',
    ])
      expect(errorCodeOf(iban)).toBe('iban_country');
  });
});
