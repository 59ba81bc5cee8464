import { expect, test } from 'vitest';
import { relevanceChecks } from '../../domains.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { queueTestEmail } from '../testing/queue-test-email.ts';

const server = await startTestServer({ ROLE: 'both' });

test('an email whose check this process does not know waits, and other emails leave (spec D2.48)', async () => {
  const member = await server.signUpMember();
  Object.assign(relevanceChecks, { ended: async () => false, holds: async () => true });
  for (const check of ['of_a_later_version', 'ended', 'holds'])
    await queueTestEmail(server, member, 'like', { subject: check, relevance: { check } });
  await queueTestEmail(server, member, 'like', { subject: 'without a check' });
  const rows = async () => {
    const emails = await server.db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
    return emails.map(({ subject, sent_at, failed_at, last_error }) => [
      subject,
      sent_at !== null,
      failed_at !== null,
      last_error,
    ]);
  };
  await expect.poll(rows, { timeout: 60_000 }).toEqual([
    ['of_a_later_version', false, false, 'unknown relevance check of_a_later_version'],
    ['holds', true, false, null],
    ['without a check', true, false, null],
  ]);
});
