import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { NotificationType } from '#contract/notifications';
import { type Tx, transact } from '../../platform/transact.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { queueTestEmail } from '../testing/queue-test-email.ts';
import { lockSubscriber, stopEmails } from '../unsubscribe/queries.ts';
import { insertNotificationEmails } from './queries.ts';
import { notificationRecipients } from './recipients.ts';

const server = await startTestServer();
const { app, db, signUpMember } = server;

const recipientsOf = (tx: Tx, { profileId }: TestMember, type: NotificationType) =>
  notificationRecipients(tx, {
    profileIds: [profileId],
    type,
    frequency: type === 'like' ? 'daily' : 'at_once',
  });
const countedFor = ({ accountId }: TestMember) =>
  db.selectFrom('notification_emails').select('type').where('account_id', '=', accountId).execute();

/** Resolves once another transaction waits for a lock. */
async function untilBlocked(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows[0]?.waiting;
      },
      { timeout: 20_000, interval: 10 },
    )
    .toBeGreaterThan(0);
}

/** As a job: counts the email that it would queue. */
const runJob = (
  member: TestMember,
  type: NotificationType,
  beforeCommit = async () => undefined as unknown,
) =>
  transact(app, async tx => {
    const recipients = await recipientsOf(tx, member, type);
    const emails = recipients.map(({ accountId }) => ({ accountId, type }));
    if (emails.length > 0) await insertNotificationEmails(tx, emails);
    await beforeCommit();
    return recipients.length;
  });

test('two jobs of different types at the same time exceed the three emails a day not even when one waits for the other (spec D2.48)', async () => {
  const member = await signUpMember();
  for (const type of ['new_messages', 'news'] as const) await queueTestEmail(server, member, type);
  let second: Promise<number> | undefined;
  const first = await runJob(member, 'like', async () => {
    second = runJob(member, 'new_messages');
    await untilBlocked();
  });
  expect([first, await second]).toEqual([1, 0]);
  expect(await countedFor(member)).toHaveLength(3);
});

test('a job that waits while the member unsubscribes sends nothing (spec D2.31)', async () => {
  const member = await signUpMember();
  const { accountId } = member;
  let job: Promise<number> | undefined;
  await transact(app, async tx => {
    await lockSubscriber(tx.db, { accountId, siteId: 1 });
    await stopEmails(tx.db, accountId, 'new_messages');
    job = runJob(member, 'new_messages');
    await untilBlocked();
  });
  expect(await job).toBe(0);
});
