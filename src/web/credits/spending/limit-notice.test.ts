import { expect, test } from 'vitest';
import { remainingAmount } from './limit-notice.tsx';

const euro = { currency: 'EUR', pays_in: 'EUR' } as const;

test.each([
  ['without a limit', { ...euro, limit: null, spent: 999 }, null],
  ['below it', { ...euro, limit: 2_000, spent: 999 }, 1_001],
  ['used up', { ...euro, limit: 999, spent: 999 }, 0],
  ['lowered below what was spent', { ...euro, limit: 500, spent: 999 }, 0],
  ['in another currency', { ...euro, pays_in: 'GBP', limit: 2_000, spent: 0 }, 0],
] as const)('the remaining amount of this month, %s (spec D5.1)', (_what, limit, left) => {
  expect(remainingAmount(limit)).toBe(left);
});
