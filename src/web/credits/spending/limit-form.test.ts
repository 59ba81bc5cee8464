import { expect, test } from 'vitest';
import { parseAmount } from './limit-form.tsx';

test.each([
  ['50', 5_000],
  ['49,95', 4_995],
  ['49.5', 4_950],
  [' 1 000 ', 100_000],
  ['0', 0],
  ['10000', 1_000_000],
  ['€ 400,50', 40_050],
  ['49.95 EUR', 4_995],
  ['20 zł', 2_000],
  ['1.000', 100_000],
  ['1.000,00', 100_000],
  ['1,234.5', 123_450],
  ['CHF 1’000.50', 100_050],
  ['10.000,00', 1_000_000],
])('%j is %d minor units', (typed, amount) => expect(parseAmount(typed)).toBe(amount));

test.each([
  '',
  '-1',
  '1.000.00',
  '1.00,00',
  '12,345',
  '1.0000',
  '0.500',
  '1.000,000',
  ',50',
  '10000,01',
  '999999',
  'fifty',
  '1e3',
  '5k',
  '€',
])('%j is no amount', typed => expect(parseAmount(typed)).toBeNull());
