import { expect, test } from 'vitest';
import type { DiscountCode } from '#contract/discounts';
import { priceBundle } from './price-bundle.ts';

const bundle = { id: 'b25', credits: 25, price: 2_299, price_per_credit: 92 };
const where = { country: 'NL', currency: 'EUR' } as const;
const code = (fields: Partial<DiscountCode>): DiscountCode => ({
  code: 'SUMMER',
  country: null,
  user_id: null,
  expires: null,
  value_percentage: 25,
  percentage: 25,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once',
  expired: false,
  paymentmethods: [],
  ...fields,
});

test('without a discount a bundle costs its list price, and the price per credit is rounded up (spec D2.12)', () => {
  expect(priceBundle(bundle, where, [])).toMatchObject({
    code: null,
    discount: 0,
    total: 2_299,
    total_per_credit: 92,
  });
});

test('a code reduces the price by its percentage, and the price per credit (spec 3.7)', () => {
  expect(priceBundle(bundle, where, [code({})])).toMatchObject({
    discount: 575,
    total: 1_724,
    total_per_credit: 69,
  });
});

test.each<[string, Partial<DiscountCode>]>([
  ['another country', { country: 'BE' }],
  ['another currency', { currency: 'GBP' }],
  ['a larger order', { minimum_order_value: 2_300 }],
])('a code for %s is skipped for the next that applies (spec 3.7)', (_, conditions) => {
  const own = code({ code: 'OWN', value_percentage: 10 });
  expect(priceBundle(bundle, where, [code(conditions), own]).code?.code).toBe('OWN');
  expect(priceBundle(bundle, where, [code(conditions)]).code).toBeNull();
});

test('a code for some payment methods applies until another method is chosen', () => {
  expect(priceBundle(bundle, where, [code({ paymentmethods: ['paypal'] })]).total).toBe(1_724);
});
