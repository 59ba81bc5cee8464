import { expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const { app, clock } = await startTestServer();
const JOB = 'purge-expired';

const metricValue = async (name: string): Promise<number | undefined> => {
  const text = await app.metrics.text();
  const line = text.split('\n').find(one => one.startsWith(`${name}{job="${JOB}"} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

test('metrics show by job what waits, when it was last done and when it runs next', async () => {
  expect(await metricValue('job_last_success_timestamp_seconds')).toBeUndefined();
  const next = clock.now().getTime() / 1_000 + 37 * 60;
  expect(await metricValue('job_next_run_timestamp_seconds')).toBe(next);
  await app.jobs.send(JOB);
  await expect.poll(() => metricValue('waiting_jobs'), { timeout: 20_000 }).toBe(1);
  clock.advance(60_000);
  await runJobs(app, JOB);
  await expect.poll(() => metricValue('waiting_jobs'), { timeout: 20_000 }).toBe(0);
  const last = await metricValue('job_last_success_timestamp_seconds');
  expect(Math.abs((last ?? 0) - clock.now().getTime() / 1_000)).toBeLessThan(60);
});
