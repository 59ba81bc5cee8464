import { expect, test } from 'vitest';
import { batched } from './batched.ts';

test('concurrent requests are loaded together, and each gets its own result', async () => {
  const loads: number[][] = [];
  const double = batched(async (_context: object, numbers: number[]) => {
    loads.push(numbers);
    return numbers.map(number => number * 2);
  });
  const app = {};
  expect(await Promise.all([double(app, 1), double(app, 2), double({}, 3)])).toEqual([2, 4, 6]);
  expect(await double(app, 4)).toBe(8);
  expect(loads).toEqual([[1, 2], [3], [4]]);
});

test('a failed load fails every waiting request, and none after', async () => {
  let broken = true;
  const load = batched(async (_context: object, wanted: number[]) => {
    if (broken) throw new Error('away');
    return wanted;
  });
  const app = {};
  const results = await Promise.allSettled([load(app, 1), load(app, 2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await load(app, 3)).toBe(3);
});
