import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountMismatchOf, discountOn, priceOrder, wholePercentage } from './order-price.ts';
import { vatInside, vatRates } from './vat.ts';

const prices = fc.integer({ min: 1, max: 1_000_000 });
const percentages = fc.integer({ min: 1, max: 900 }).map(tenths => tenths / 10);
const rates = fc.constantFrom(...Object.values(vatRates));
const rounded = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator));

describe('the price of an order (spec 3.7, 9)', () => {
  test('25 % off 22.99 is 5.75 off: 17.24, which hold 2.99 of 21 % VAT', () => {
    expect(priceOrder(2_299, 25, 2_100)).toEqual({
      list_price: 2_299,
      discount: 575,
      total: 1_724,
      vat: 299,
    });
  });

  test('a discount is its share of the price, rounded half up, and never the whole price', () => {
    fc.assert(
      fc.property(prices, percentages, (price, percentage) => {
        const tenths = BigInt(Math.round(percentage * 10));
        const exact = rounded(BigInt(price) * tenths, 1_000n);
        expect(discountOn(price, percentage)).toBe(Math.min(exact, price - 1));
      }),
      { numRuns: 10_000 },
    );
  });

  test('the whole percentage is recovered from a discount; a percentage with a decimal is never shown as another one', () => {
    expect([wholePercentage(2_299, 575), wholePercentage(999, 125), wholePercentage(999, 998)]).toEqual([
      25,
      null,
      100,
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 1_000_000 }), percentages, (price, percentage) => {
        const whole = Number.isInteger(percentage) ? percentage : null;
        expect(wholePercentage(price, discountOn(price, percentage))).toBe(whole);
      }),
      { numRuns: 10_000 },
    );
  });

  test('total and discount add up to the list price, and the VAT is included in the total', () => {
    fc.assert(
      fc.property(prices, fc.oneof(fc.constant(0), percentages), rates, (price, percentage, rate) => {
        const { list_price, discount, total, vat } = priceOrder(price, percentage, rate);
        expect([list_price, discount + total]).toEqual([price, price]);
        expect(total).toBeGreaterThan(0);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(vat).toBeLessThan(total);
      }),
      { numRuns: 10_000 },
    );
  });

  test('VAT inside an amount is exact to half a cent, for every country', () => {
    fc.assert(
      fc.property(prices, rates, (amount, rate) => {
        expect(vatInside(amount, rate)).toBe(rounded(BigInt(amount) * BigInt(rate), BigInt(10_000 + rate)));
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('a discount code applies to an order that meets its conditions (spec 3.7)', () => {
  const order = { country: 'NL', currency: 'EUR', listPrice: 999, method: 'ideal' } as const;
  const open = { country: null, currency: null, minimum_order_value: null, paymentmethods: [] };

  test.each([
    [{}, null],
    [{ country: 'NL' }, null],
    [{ country: 'BE' }, 'country'],
    [{ currency: 'GBP' }, 'currency'],
    [{ currency: 'EUR', minimum_order_value: 999 }, null],
    [{ currency: 'EUR', minimum_order_value: 1_000 }, 'minimum_order_value'],
    [{ paymentmethods: ['ideal', 'paypal'] }, null],
    [{ paymentmethods: ['paypal'] }, 'paymentmethods'],
  ] as const)('%j: %s', (condition, mismatch) => {
    expect(
      discountMismatchOf(
        {
          ...open,
          ...condition,
          paymentmethods: [...('paymentmethods' in condition ? condition.paymentmethods : [])],
        },
        order,
      ),
    ).toBe(mismatch);
  });

  test('before a method is chosen, a code for some methods is accepted', () => {
    expect(
      discountMismatchOf({ ...open, paymentmethods: ['paypal'] }, { ...order, method: null }),
    ).toBeNull();
  });
});
