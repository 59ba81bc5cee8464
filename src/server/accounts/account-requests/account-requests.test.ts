import { beforeEach, expect, test, vi } from 'vitest';
import { requestReset } from '#contract/credentials';
import { transact } from '../../platform/transact.ts';
import { deleteJobs, runJobs, waitingJobs } from '../../testing/run-jobs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { accountRequestJob } from './process-account-request.ts';
import { PROCESS_ACCOUNT_REQUEST } from './queue-account-request.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });
const { app, db, clock } = server;
const start = clock.now();
beforeEach(async () => {
  clock.set(start);
  await deleteJobs(db, PROCESS_ACCOUNT_REQUEST);
});

const ask = (email: string) => server.visitor().send(requestReset, { body: { email } });
const waiting = () => waitingJobs(db, PROCESS_ACCOUNT_REQUEST);
const emailsTo = (to: string) =>
  db.selectFrom('email_outbox').select('subject').where('recipient', '=', to).execute();

async function withoutOutbox(work: () => Promise<void>): Promise<void> {
  await transact(app, async ({ db: trx }) => {
    await trx.schema.alterTable('email_outbox').renameTo('mail_away').execute();
  });
  try {
    await work();
  } finally {
    await db.schema.alterTable('mail_away').renameTo('email_outbox').execute();
  }
}

test('a failed request is retried a minute later and processed once', async () => {
  const { email } = await server.signUpMember();
  await ask(email);
  await withoutOutbox(() => runJobs(app, PROCESS_ACCOUNT_REQUEST));
  expect(await waiting()).toMatchObject([{ attempts: 1 }]);
  await runJobs(app, PROCESS_ACCOUNT_REQUEST);
  expect(await emailsTo(email)).toEqual([]);
  clock.advance(60_000);
  await runJobs(app, PROCESS_ACCOUNT_REQUEST);
  expect(await emailsTo(email)).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('concurrent workers process each request once', async () => {
  const { email } = await server.signUpMember();
  for (let time = 0; time < 3; time++) await ask(email);
  await Promise.all(Array.from({ length: 6 }, () => runJobs(app, PROCESS_ACCOUNT_REQUEST)));
  expect(await emailsTo(email)).toHaveLength(3);
});

test('a request that fails for hours is deleted, since it holds an address', async () => {
  const { email } = await server.signUpMember();
  await ask(email);
  await withoutOutbox(async () => {
    for (let time = 0; time < 10; time++) {
      await runJobs(app, PROCESS_ACCOUNT_REQUEST);
      clock.advance(24 * 3_600_000);
    }
  });
  expect(await waiting()).toEqual([]);
});

test('a request is processed right after its call and leaves no row behind', async () => {
  const { email } = await server.signUpMember();
  await app.jobs.work(app, [accountRequestJob]);
  await ask(email);
  await vi.waitFor(async () => expect(await emailsTo(email)).toHaveLength(1), { timeout: 60_000 });
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
});
