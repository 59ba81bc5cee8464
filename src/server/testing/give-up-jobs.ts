import { DAY_MS } from '#contract/durations';
import { SEND_ANNOUNCEMENT_LATER } from '../notifications/announcements/send-later.ts';
import { runJobs } from './run-jobs.ts';
import type { TestServer } from './start-test-server.ts';

/** The queue of the jobs that `giveUpJobs` makes. */
export const GIVEN_UP_QUEUE = SEND_ANNOUNCEMENT_LATER;
const ATTEMPTS = 7;

/** Makes jobs that are given up, because the database refuses `id`, which no error and no data of a job may show. */
export async function giveUpJobs(
  { app, clock }: Pick<TestServer, 'app' | 'clock'>,
  count: number,
  id = 'nobody.must.read.this@mail.example',
): Promise<void> {
  for (let made = 0; made < count; made++)
    await app.jobs.send(GIVEN_UP_QUEUE, { id, accountIds: [] }, { startAfter: clock.now() });
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await runJobs(app, GIVEN_UP_QUEUE);
    clock.advance(DAY_MS);
  }
}
