import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations';
import { startTestServer } from '../testing/start-test-server.ts';
import { insertAnnouncement } from './announcements/queries.ts';
import { purgeAnnouncements } from './jobs.ts';
import { purgeOldRuns } from './runs/continue-run.ts';

const { app, db, clock } = await startTestServer();
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);

test('announcements are deleted after a year (spec D2.48)', async () => {
  const added = { type: 'news', texts: {}, siteId: 1, staffId: null, isDraft: false } as const;
  await insertAnnouncement(db, added, daysAgo(366));
  const recent = await insertAnnouncement(db, added, daysAgo(364));
  await purgeAnnouncements(app);
  expect(await db.selectFrom('announcements').select('id').execute()).toEqual([{ id: recent }]);
});

test('runs are deleted a month after they began, finished or not; sweeps over time stay (spec D2.48)', async () => {
  const old = { started_at: daysAgo(31) };
  await db.deleteFrom('notification_runs').execute();
  await db
    .insertInto('notification_runs')
    .values([
      { name: 'finished', ...old, finished_at: daysAgo(31), processed_until: null },
      { name: 'cancelled', ...old, finished_at: null, processed_until: null },
      { name: 'over time', ...old, finished_at: null, processed_until: daysAgo(0) },
      { name: 'recent', started_at: daysAgo(29), finished_at: null, processed_until: null },
    ])
    .execute();
  await purgeOldRuns(app);
  const runs = await db.selectFrom('notification_runs').select('name').orderBy('name').execute();
  expect(runs.map(({ name }) => name)).toEqual(['over time', 'recent']);
});
