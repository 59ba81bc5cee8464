import { describe, expect, test } from 'vitest';
import { notificationTypes } from '#contract/notifications';
import { relevanceChecks } from '../../domains.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { deliverEmails } from '../testing/deliver-emails.ts';
import { queueTestEmail } from '../testing/queue-test-email.ts';

const server = await startTestServer({ ROLE: 'both' });
const quiet = await startTestServer();

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

describe('an email that waits when the member turns on discreet mode (spec D5.2)', () => {
  const discreet = (value: boolean, { accountId }: TestMember) =>
    quiet.db.updateTable('accounts').set({ discreet: value }).where('id', '=', accountId).execute();

  test.each(notificationTypes)(
    'is not sent if it is of the type %s, whatever its own check says',
    async type => {
      Object.assign(relevanceChecks, { holds: async () => true });
      const member = await quiet.signUpMember();
      await queueTestEmail(quiet, member, type, { subject: 'without a check' });
      await queueTestEmail(quiet, member, type, { subject: 'holds', relevance: { check: 'holds' } });
      await discreet(true, member);
      expect(await deliverEmails(quiet)).toEqual([]);
      expect(await quiet.db.selectFrom('email_outbox').select('id').execute()).toEqual([]);
    },
  );

  test('is sent if it was written for discreet mode, or if discreet mode is off again', async () => {
    const [member, other] = [await quiet.signUpMember(), await quiet.signUpMember()];
    await discreet(true, member);
    await queueTestEmail(quiet, member);
    await queueTestEmail(quiet, other);
    await discreet(true, other);
    await discreet(false, other);
    expect((await deliverEmails(quiet)).map(({ to }) => to).sort()).toEqual(
      [member.email, other.email].sort(),
    );
  });
});
