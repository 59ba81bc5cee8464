import { expect, test, vi } from 'vitest';
import { fixedClock } from '../../platform/clock.ts';
import type { BusNotice } from '../../platform/live/bus.ts';
import { createPairCache } from './pair-cache.ts';

function createTestCache(answer: (times: number) => string | undefined) {
  let times = 0;
  let publish: (notice: BusNotice) => void = () => undefined;
  const lookUp = createPairCache<string>({
    bus: {
      subscribe(listener) {
        publish = listener;
        return () => true;
      },
      onRestored: () => () => true,
    },
    clock: fixedClock(new Date('2026-03-14T12:00:00Z')),
    load: async () => answer(++times),
    ignoredEvents: new Set(['typing']),
  });
  return {
    lookUp,
    times: () => times,
    change: (to: string) => publish({ to: [to], type: 'sharing', ids: {} }),
  };
}

test('a value about two members is loaded once, until a notice for either of them', async () => {
  const { lookUp, times, change } = createTestCache(n => `answer ${n}`);
  expect([await lookUp('anton', 'bram'), await lookUp('anton', 'bram')]).toEqual(['answer 1', 'answer 1']);
  change('carl');
  expect(await lookUp('anton', 'bram')).toBe('answer 1');
  for (const member of ['anton', 'bram']) {
    change(member);
    await lookUp('anton', 'bram');
  }
  expect(times()).toBe(3);
});

test('an uncached value leaves nothing behind, however often it is loaded', async () => {
  const { lookUp, change } = createTestCache(() => undefined);
  for (let n = 0; n < 100; n++) await lookUp('anton', `member ${n % 50}`);
  const removed = vi.spyOn(Map.prototype, 'delete');
  change('anton');
  expect(removed.mock.calls.length).toBeLessThan(3);
  removed.mockRestore();
});

test('a later value stays when an earlier, invalidated load returns nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { lookUp, times, change } = createTestCache(n =>
    n === 1 ? (promise as unknown as undefined) : 'known',
  );
  const first = lookUp('anton', 'bram');
  change('anton');
  await lookUp('anton', 'bram');
  resolve(undefined);
  await first;
  expect(await lookUp('anton', 'bram')).toBe('known');
  change('bram');
  await lookUp('anton', 'bram');
  expect(times()).toBe(3);
});
