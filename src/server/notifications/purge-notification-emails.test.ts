import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import { purgeNotificationEmails } from './jobs.ts';
import { queueTestEmail } from './testing/queue-test-email.ts';

const server = await startTestServer();

test('the times of notification emails are stored for 30 days (spec D2.48)', async () => {
  const member = await server.signUpMember();
  await queueTestEmail(server, member, 'like');
  server.clock.advance(29 * 86_400_000);
  await queueTestEmail(server, member, 'news');
  const types = async () =>
    (await server.db.selectFrom('notification_emails').select('type').orderBy('id').execute()).map(
      ({ type }) => type,
    );
  await purgeNotificationEmails(server.app);
  expect(await types()).toEqual(['like', 'news']);
  server.clock.advance(86_400_001);
  // A second batch.
  await sql`insert into notification_emails (account_id, type, queued_at)
    select account_id, type, queued_at from notification_emails, generate_series(1, 1200) where type = 'like'`.execute(
    server.db,
  );
  await purgeNotificationEmails(server.app);
  expect(await types()).toEqual(['news']);
});
