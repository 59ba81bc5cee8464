import { expect, test } from 'vitest';
import { paymentFiltersIn } from './payment-filters.ts';

test('the address filters by what the server takes, and amounts are typed in units (spec D5.10)', () => {
  const params = new URLSearchParams(
    'state=completed&method=ideal&country=NL&amount=9,99&from=2026-03-01&find= 17 ',
  );
  expect(paymentFiltersIn(params)).toEqual({
    filters: {
      state: 'completed',
      method: 'ideal',
      country: 'NL',
      amount: 999,
      from: '2026-03-01',
      find: '17',
    },
    wrong: [],
  });
});

test('what is no filter is left out, and a wrong amount is said (spec D5.10)', () => {
  const params = new URLSearchParams('state=lost&method=gold&country=XX&amount=nine&from=yesterday&find=');
  expect(paymentFiltersIn(params)).toEqual({ filters: {}, wrong: ['amount'] });
});
