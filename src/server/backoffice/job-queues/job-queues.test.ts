import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations';
import { getAuditLog } from '#contract/staff-audit';
import { dropFailedJobs, getFailedJobs, getStaffJobs, retryFailedJobs } from '#contract/staff-jobs';
import { GIVEN_UP_QUEUE, giveUpJobs } from '../../testing/give-up-jobs.ts';
import { deleteJobs, runJobs, waitingJobs } from '../../testing/run-jobs.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, clock } = server;
const admin = () => createTestStaff(server);
const queue = GIVEN_UP_QUEUE;
const secret = 'nobody.must.read.this@mail.example';

beforeEach(async () => {
  await deleteJobs(db, 'failed-jobs');
  await deleteJobs(db, queue);
});

const lineOf = async (name: string) =>
  (await (await admin()).call(getStaffJobs)).queues.find(line => line.name === name);

describe('the queues of jobs (spec D5.10)', () => {
  test('show what waits, since when, what is planned, and when a schedule was last done and runs next', async () => {
    const since = clock.now();
    await app.jobs.send(queue, {}, { startAfter: since });
    clock.advance(60_000);
    await app.jobs.send(queue, {}, { startAfter: new Date(clock.now().getTime() + DAY_MS) });
    expect(await lineOf(queue)).toMatchObject({
      ...{ cron: null, waiting: 1, planned: 1, failed: 0, next_run: null, last_done: null },
      waiting_since: since.toISOString(),
    });
    await app.jobs.send('purge-expired', {}, { startAfter: clock.now() });
    await runJobs(app, 'purge-expired');
    const schedule = await lineOf('purge-expired');
    expect(schedule?.cron).toBe('37 * * * *');
    expect(schedule?.last_done).not.toBeNull();
    expect(schedule?.next_run).toMatch(/:37:00\.000Z$/);
  });

  test('failed jobs are listed with the class of their error, without their data or message, page by page', async () => {
    await giveUpJobs(server, 2, secret);
    expect((await lineOf(queue))?.failed).toBe(2);
    const { jobs } = await (await admin()).call(getFailedJobs, { query: { queue } });
    expect(jobs).toHaveLength(2);
    expect(jobs[0]).toMatchObject({ queue, attempts: 6 });
    expect(jobs[0]?.error).toMatch(/^\w+ 22P02$/);
    expect(JSON.stringify(jobs)).not.toContain('nobody.must');
    const others = await (await admin()).call(getFailedJobs, { query: { queue: 'return-credits' } });
    const unreadable = await (await admin()).send(getFailedJobs, { query: { queue: '\u0000' } });
    expect([unreadable.status, unreadable.error?.code]).toEqual([422, 'invalid_input']);
    expect(others).toEqual({ jobs: [], next: null });
    const [first] = jobs;
    const before = `${first?.failed_at}_${first?.id}`;
    const rest = await (await admin()).call(getFailedJobs, { query: { before } });
    expect(rest.jobs.map(({ id }) => id)).toEqual([jobs[1]?.id]);
  });

  test('one failed job or all of a queue return to it, and the act stands in the audit log', async () => {
    await giveUpJobs(server, 3, secret);
    const staff = await admin();
    const [one] = (await staff.call(getFailedJobs, { query: {} })).jobs;
    expect(await staff.call(retryFailedJobs, { body: { queue, id: one?.id ?? '' } })).toEqual({ jobs: 1 });
    expect(await waitingJobs(db, queue)).toHaveLength(1);
    const again = await staff.send(retryFailedJobs, { body: { queue, id: one?.id ?? '' } });
    expect([again.status, again.error?.code]).toEqual([409, 'decided_already']);
    expect(await staff.call(retryFailedJobs, { body: { queue } })).toEqual({ jobs: 2 });
    expect(await waitingJobs(db, queue)).toHaveLength(3);
    const { entries } = await staff.call(getAuditLog, { query: { action: 'jobs.retry' } });
    expect(entries.map(({ details }) => details.jobs)).toEqual([2, 1]);
  });

  test('failed jobs are deleted once, and the act stands in the audit log', async () => {
    await giveUpJobs(server, 2, secret);
    const staff = await admin();
    const [one] = (await staff.call(getFailedJobs, { query: {} })).jobs;
    expect(await staff.call(dropFailedJobs, { body: { queue, id: one?.id ?? '' } })).toEqual({ jobs: 1 });
    const [first, second] = await Promise.all([
      staff.send(dropFailedJobs, { body: { queue } }),
      (await admin()).send(dropFailedJobs, { body: { queue } }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const refused = await staff.send(dropFailedJobs, { body: { queue, id: randomUUID() } });
    expect(refused.error?.code).toBe('decided_already');
    expect(await waitingJobs(db, 'failed-jobs')).toEqual([]);
    const { entries } = await staff.call(getAuditLog, { query: { action: 'jobs.drop' } });
    expect(entries).toHaveLength(2);
  });

  // The last test, because the second site stays.
  test('of a server with several sites are listed, and neither tried again nor deleted by a page', async () => {
    await giveUpJobs(server, 1, secret);
    expect((await (await admin()).call(getStaffJobs)).may_handle).toBe(true);
    const siteId = await openSecondSite(server);
    const there = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    for (const staff of [await admin(), there]) {
      const answers = [
        await staff.send(retryFailedJobs, { body: { queue } }),
        await staff.send(dropFailedJobs, { body: { queue } }),
      ];
      expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
        [403, 'forbidden'],
        [403, 'forbidden'],
      ]);
      expect((await staff.call(getStaffJobs)).may_handle).toBe(false);
      expect((await staff.call(getFailedJobs, { query: {} })).jobs).toHaveLength(1);
    }
  });
});
