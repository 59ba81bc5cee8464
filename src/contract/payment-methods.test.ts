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

describe('payment methods (section 3)', () => {
  const offeredWithout = (retired: readonly PaymentMethod[]) => {
    const offered = new Set(countryCodes.flatMap(country => methodsFor(country, retired)));
    return paymentMethods.filter(method => !offered.has(method));
  };

  test('all eighteen are known; a site offers those it did not retire, the three that ended to begin with', () => {
    expect(paymentMethods).toHaveLength(18);
    expect(offeredWithout(DISCONTINUED_METHODS)).toEqual(['giropay', 'maestro', 'sofort']);
    expect(offeredWithout(['ideal'])).toEqual(['ideal']);
    expect(methodsFor('DE', [])).toEqual(expect.arrayContaining(['giropay', 'maestro', 'sofort']));
  });

  test('a call takes either spelling of Przelewy24, and no method that nobody knows', () => {
    expect(methodName.parse('przelewy24')).toBe('prezelewy24');
    expect(methodName.parse('prezelewy24')).toBe('prezelewy24');
    expect(methodName.safeParse('bitcoin').success).toBe(false);
  });

  test.each(countryCodes)(
    'in %s each method that is offered takes the currency of its prices, once, cards among them',
    country => {
      const methods = methodsFor(country, DISCONTINUED_METHODS);
      expect(new Set(methods).size).toBe(methods.length);
      for (const method of methods)
        expect(methodDetails[method].currencies).toContain(countries[country].currency);
      expect(methods).toEqual(expect.arrayContaining(['visa', 'mastercard', 'paypal']));
    },
  );

  test('the usual one of a country stands first', () => {
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

  test('Przelewy24 is known in the specification’s spelling and in its own', () => {
    expect(['prezelewy24', 'Przelewy24', 'IDEAL', 'bitcoin', undefined].map(parseMethod)).toEqual([
      'prezelewy24',
      'prezelewy24',
      'ideal',
      undefined,
      undefined,
    ]);
  });
});
