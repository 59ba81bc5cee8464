import { expect, test } from 'vitest';
import { ledgerFiltersIn } from './ledger-filters.ts';

test('the address filters by what the server takes, and the rest is left out (spec D5.10)', () => {
  const reference = '01a21beb-49a5-72c5-9ad7-ca00df1047c3';
  const params = new URLSearchParams(`kind=sales&reference= ${reference}&from=2026-03-01&until=`);
  expect(ledgerFiltersIn(params)).toEqual({ kind: 'sales', reference, from: '2026-03-01' });
  expect(ledgerFiltersIn(new URLSearchParams('kind=gold&reference=7&from=yesterday'))).toEqual({});
});
