import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { campaignCounts } from './testing/site-campaigns.ts';
import { createVisitCounter } from './visit-counter.ts';

const server = await startTestServer();
const { app, db } = server;
const openCounter = () => createVisitCounter(db, app.log);
const day = '2026-03-14';
const visit = (campaign: string) => ({ siteId: 1, campaign, variant: '', lander: 'gallery' as const, day });

beforeEach(async () => {
  await db.deleteFrom('campaign_counts').execute();
});
afterEach(() => void vi.useRealTimers());

test('processes that write the same campaigns at the same time add up and do not block each other (spec 2.1)', async () => {
  const counters = Array.from({ length: 4 }, openCounter);
  const slugs = Array.from({ length: 20 }, (_, number) => `slug-${number}`);
  for (let round = 0; round < 5; round++) {
    for (const [index, counter] of counters.entries())
      for (const slug of index % 2 ? slugs : slugs.toReversed()) counter.count(visit(slug));
    await Promise.all(counters.map(counter => counter.flush()));
  }
  const counts = Object.values(await campaignCounts(server));
  expect(counts).toEqual(Array(20).fill({ visits: 20 }));
});

test('visits are written after five seconds without being asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const counter = openCounter();
  for (let time = 0; time < 3; time++) counter.count(visit('weekend'));
  vi.advanceTimersByTime(4_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  // `campaignCounts` flushes only the counter of the server.
  await expect
    .poll(() => campaignCounts(server), { timeout: 60_000 })
    .toEqual({ [`weekend gallery ${day}`]: { visits: 3 } });
  await counter.close();
});

test('a process that stops writes its last visits', async () => {
  const counter = openCounter();
  counter.count(visit('weekend'));
  const running = counter.flush();
  counter.count(visit('weekend'));
  await counter.close();
  await running;
  expect(await campaignCounts(server)).toEqual({ [`weekend gallery ${day}`]: { visits: 2 } });
});
