import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { getUser } from '#contract/accounts';
import { requestReset } from '#contract/credentials';
import { startMailServer } from '../../platform/testing/mail-server.ts';
import { transact } from '../../platform/transact.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { queueNotificationEmail } from '../emails/queue-notification-email.ts';
import { notificationRecipients } from '../emails/recipients.ts';
import { FEEDBACK_SECRET } from './testing/feedback-actions.ts';
import { postfixBounce } from './testing/reports.ts';

const mail = await startMailServer();
const server = await startTestServer({
  ...{ ROLE: 'both', SMTP_URL: mail.url, LOG_LEVEL: 'silent' },
  ...{ EMAIL_FEEDBACK_SECRET: FEEDBACK_SECRET, BOUNCE_ADDRESS: 'bounces@mail.lavender.example' },
});
const { app, db, clock } = server;
await server.http.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.http.server.address() as AddressInfo;

/** Runs the script as a mail server does. */
async function passOn(message: string, secret = FEEDBACK_SECRET): Promise<number> {
  const script = spawn(process.execPath, ['scripts/email-feedback.ts', '--url', `http://localhost:${port}`], {
    env: { ...process.env, NODE_ENV: 'test', SECRET: 'x'.repeat(40), EMAIL_FEEDBACK_SECRET: secret },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  script.stdin.end(message);
  const [code] = await once(script, 'exit');
  return code as number;
}

async function notify(profileId: string): Promise<number> {
  return transact(app, async tx => {
    const recipients = await notificationRecipients(tx, {
      profileIds: [profileId],
      type: 'new_messages',
      frequency: 'at_once',
    });
    const site = app.sites.byId(1);
    if (!site) throw new Error('no site');
    for (const recipient of recipients)
      await queueNotificationEmail(app, tx, { type: 'new_messages', site, recipient }, () => ({
        ...{
          subject: 'Nieuw bericht',
          preview: 'Er is een bericht.',
          text: ['Er is een bericht.'],
          small: [],
        },
      }));
    return recipients.length;
  });
}

const arrivedAt = (email: string) => mail.emails.filter(({ to }) => to === email);

test('an email bounces: its bounce ends notification emails, the member sees why, emails about the account go on (spec D2.49)', async () => {
  // The script signs with the time of the machine.
  clock.advance(Date.now() - clock.now().getTime());
  const member = await server.signUpMember();
  const { email, profileId } = member;
  expect(await notify(profileId)).toBe(1);
  await vi.waitFor(() => expect(arrivedAt(email)).toHaveLength(1), { timeout: 60_000 });
  const [received] = arrivedAt(email);
  if (!received) throw new Error('no email arrived');
  expect(received.from).toMatch(/^bounces\+[0-9a-f.]{53}@mail\.lavender\.example$/);

  expect(await passOn(postfixBounce(received), 'a wrong secret of the mail server, long enough')).toBe(75);
  expect((await server.as(member).call(getUser)).user?.notifications_disabled).toEqual([]);
  expect(await passOn(postfixBounce(received))).toBe(0);
  expect((await server.as(member).call(getUser)).user?.notifications_disabled).toEqual(['bounce']);

  expect(await notify(profileId)).toBe(0);
  await server.visitor().send(requestReset, { body: { email } });
  await vi.waitFor(() => expect(arrivedAt(email)).toHaveLength(2), { timeout: 60_000 });
  expect(arrivedAt(email)[1]?.source).toContain('wachtwoord');
  const waiting = db.selectFrom('email_outbox').select('id').where('sent_at', 'is', null);
  await vi.waitFor(async () => expect(await waiting.execute()).toEqual([]), { timeout: 60_000 });
});
