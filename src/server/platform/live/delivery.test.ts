import { expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/events';
import { createLog } from '../log.ts';
import type { BusNotice } from './bus.ts';
import { createDelivery, type DeliveryOptions } from './delivery.ts';

const credits = (to: string[], n: number): BusNotice => ({ to, type: 'credits', ids: { n } });

function createTestDelivery(serialize: DeliveryOptions['serialize']) {
  const sent: [string, LiveEvent][] = [];
  const missed: string[] = [];
  const deliver = createDelivery({
    log: createLog('silent'),
    isConnected: profileId => profileId !== 'elsewhere',
    serialize,
    send: (profileId, event) => sent.push([profileId, event]),
    onMissed: profileId => missed.push(profileId),
  });
  return { deliver, sent, missed };
}

test('events are sent in the order of their notices, however long each takes to load', async () => {
  const { deliver, sent } = createTestDelivery(async ({ ids }) => {
    await new Promise(resolve => setTimeout(resolve, Math.random() * 5));
    return { type: 'credits', credits: Number(ids.n) };
  });
  for (let n = 0; n < 500; n++) deliver(credits(['anton', 'bram'], n));
  await expect.poll(() => sent.length).toBe(1_000);
  for (const member of ['anton', 'bram']) {
    const order = sent.flatMap(([to, event]) =>
      to === member && event.type === 'credits' ? [event.credits] : [],
    );
    expect(order).toEqual(Array.from({ length: 500 }, (_, n) => n));
  }
});

test('notices that arrive during a load are loaded together', async () => {
  let concurrent = 0;
  let maxConcurrent = 0;
  const { deliver, sent } = createTestDelivery(async () => {
    maxConcurrent = Math.max(maxConcurrent, ++concurrent);
    await new Promise(resolve => setTimeout(resolve, 5));
    concurrent--;
    return { type: 'user' };
  });
  for (let n = 0; n < 50; n++) deliver(credits(['anton'], n));
  await expect.poll(() => sent.length).toBe(50);
  expect(maxConcurrent).toBe(49);
});

test('nothing is loaded for members of other processes, nothing sent where there is nothing to see', async () => {
  const serialize = vi.fn(async () => null);
  const { deliver, sent, missed } = createTestDelivery(serialize);
  deliver(credits(['elsewhere'], 1));
  deliver(credits(['anton', 'anton'], 2));
  await expect.poll(() => serialize.mock.calls.length).toBe(1);
  expect([sent, missed]).toEqual([[], []]);
});

test('a member who missed an event must refetch, the others get theirs', async () => {
  const { deliver, sent, missed } = createTestDelivery(async (_notice, profileId) => {
    if (profileId === 'anton') throw new Error('database away');
    return { type: 'user' };
  });
  deliver(credits(['anton', 'bram'], 1));
  await expect.poll(() => sent).toEqual([['bram', { type: 'user' }]]);
  expect(missed).toEqual(['anton']);
});

test('beyond the limit events are dropped, and every affected member must refetch', async () => {
  const { deliver, missed } = createTestDelivery(() => new Promise(() => undefined));
  for (let n = 0; n < 20_300; n++) deliver(credits([`member ${n % 3}`], n));
  expect(new Set(missed)).toEqual(new Set(['member 0', 'member 1', 'member 2']));
});
