import { expect, test } from 'vitest';
import { daysIn } from './campaign-days.ts';

test('the period is one of those offered, else 30 days (spec D5.10)', () => {
  expect(['7', '365', '8', '', 'x'].map(days => daysIn(new URLSearchParams({ days })))).toEqual([
    7, 365, 30, 30, 30,
  ]);
});
