import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBoundedQueue } from './password-hash.ts';

test('runs a limited number of tasks at once, the rest in order, and refuses tasks when the queue is full', async () => {
  const queue = createBoundedQueue({ running: 2, waiting: 3 });
  const began: number[] = [];
  let most = 0;
  let busy = 0;
  const piece = (number: number) =>
    queue(async () => {
      began.push(number);
      busy += 1;
      most = Math.max(most, busy);
      await setImmediate();
      busy -= 1;
    });
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, number) => piece(number)));
  expect(most).toBe(2);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(outcomes.slice(5)).toMatchObject(
    Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { code: 'unavailable' } })),
  );
});

test('a failed task makes room for the next', async () => {
  const queue = createBoundedQueue({ running: 1, waiting: 1 });
  const failing = queue(() => Promise.reject(new Error('no')));
  const next = queue(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await queue(async () => 'again')).toBe('again');
});
