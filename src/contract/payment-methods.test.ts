import { describe, expect, test } from 'vitest';
import { countries, countryCodes } from './countries.ts';
import { isOffered, methodFacts, methodOf, methodsFor, paymentMethods } from './payment-methods.ts';

describe('payment methods (section 3)', () => {
  test('all eighteen are known; the three that ended are offered to nobody', () => {
    expect(paymentMethods).toHaveLength(18);
    const offered = new Set(countryCodes.flatMap(methodsFor));
    expect(paymentMethods.filter(method => !offered.has(method))).toEqual(['giropay', 'maestro', 'sofort']);
  });

  test.each(countryCodes)(
    'in %s each method that is offered takes the currency of its prices, once, cards among them',
    country => {
      const methods = methodsFor(country);
      expect(new Set(methods).size).toBe(methods.length);
      for (const method of methods)
        expect(methodFacts[method].currencies).toContain(countries[country].currency);
      expect(methods).toEqual(expect.arrayContaining(['visa', 'mastercard', 'paypal']));
    },
  );

  test('the usual one of a country stands first', () => {
    expect((['NL', 'BE', 'AT', 'PL', 'FR', 'US'] as const).map(country => methodsFor(country)[0])).toEqual([
      'ideal',
      'bancontact',
      'eps',
      'blik',
      'cartebancaire',
      'applepay',
    ]);
  });

  test('a method of one country is not offered in another', () => {
    expect([
      isOffered('ideal', 'NL'),
      isOffered('ideal', 'BE'),
      isOffered('sdd', 'CH'),
      isOffered('blik', 'PL'),
    ]).toEqual([true, false, false, true]);
  });

  test('Przelewy24 is known in the specification’s spelling and in its own', () => {
    expect(['prezelewy24', 'Przelewy24', 'IDEAL', 'bitcoin', undefined].map(methodOf)).toEqual([
      'prezelewy24',
      'prezelewy24',
      'ideal',
      undefined,
      undefined,
    ]);
  });
});
