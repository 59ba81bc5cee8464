import { describe, expect, test } from 'vitest';
import { countries, countryCodes } from './countries.ts';
import {
  DISCONTINUED_METHODS,
  isMethodOffered,
  methodDetails,
  methodName,
  methodsFor,
  type PaymentMethod,
  parseMethod,
  paymentMethods,
} from './payment-methods.ts';

describe('payment methods (spec 3.10)', () => {
  const offeredWithout = (retired: readonly PaymentMethod[]) => {
    const offered = new Set(countryCodes.flatMap(country => methodsFor(country, retired)));
    return paymentMethods.filter(method => !offered.has(method));
  };

  test('all eighteen are known; a site offers those it did not retire, and retires the three discontinued ones by default', () => {
    expect(paymentMethods).toHaveLength(18);
    expect(offeredWithout(DISCONTINUED_METHODS)).toEqual(['giropay', 'maestro', 'sofort']);
    expect(offeredWithout(['ideal'])).toEqual(['ideal']);
    expect(methodsFor('DE', [])).toEqual(expect.arrayContaining(['giropay', 'maestro', 'sofort']));
  });

  test('a call accepts either spelling of Przelewy24, and no unknown method', () => {
    expect(methodName.parse('przelewy24')).toBe('prezelewy24');
    expect(methodName.parse('prezelewy24')).toBe('prezelewy24');
    expect(methodName.safeParse('bitcoin').success).toBe(false);
  });

  test.each(countryCodes)(
    'in %s each offered method accepts the currency of the prices, is listed once, and cards are among them',
    country => {
      const methods = methodsFor(country, DISCONTINUED_METHODS);
      expect(new Set(methods).size).toBe(methods.length);
      for (const method of methods)
        expect(methodDetails[method].currencies).toContain(countries[country].currency);
      expect(methods).toEqual(expect.arrayContaining(['visa', 'mastercard', 'paypal']));
    },
  );

  test('the most common method of a country comes first', () => {
    expect(
      (['NL', 'BE', 'AT', 'PL', 'FR', 'US'] as const).map(
        country => methodsFor(country, DISCONTINUED_METHODS)[0],
      ),
    ).toEqual(['ideal', 'bancontact', 'eps', 'blik', 'cartebancaire', 'applepay']);
  });

  test('a method of one country is not offered in another', () => {
    expect([
      isMethodOffered('ideal', 'NL', []),
      isMethodOffered('ideal', 'BE', []),
      isMethodOffered('sdd', 'CH', []),
      isMethodOffered('blik', 'PL', []),
    ]).toEqual([true, false, false, true]);
  });

  test('Przelewy24 is known in the spelling of the wire and in its own', () => {
    expect(['prezelewy24', 'Przelewy24', 'IDEAL', 'bitcoin', undefined].map(parseMethod)).toEqual([
      'prezelewy24',
      'prezelewy24',
      'ideal',
      undefined,
      undefined,
    ]);
  });
});
