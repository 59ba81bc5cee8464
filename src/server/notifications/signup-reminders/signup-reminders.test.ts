import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { changeNotificationPreference, changeQuietHours } from '#contract/notifications';
import { activate, resendActivation } from '#contract/signup';
import { requestNotificationEmails, unsubscribe, unsubscribeByOneClick } from '#contract/unsubscribe';
import { enforceActivationLimit } from '../../accounts/activation/activation-limit.ts';
import { relevanceChecks } from '../../domains.ts';
import { sendDueEmails } from '../../platform/mail/email-worker.ts';
import { transact } from '../../platform/transact.ts';
import { upsertPresenceWithoutSession } from '../../profiles/presence-queries.ts';
import { latestEmailToken } from '../../testing/emails.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { isEmailRelevant } from '../emails/is-email-relevant.ts';
import { deliverEmails, setQuietHours } from '../testing/deliver-emails.ts';
import { queueSignupReminders } from './queue-signup-reminders.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember, visitor } = server;

const emailsTo = ({ email }: TestMember) =>
  db
    .selectFrom('email_outbox')
    .select(['subject', 'text_body as text', 'headers', 'sent_at'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
const passDays = async (days: number) => {
  for (let hour = 0; hour < days * 24; hour++) {
    clock.advance(HOUR_MS);
    await queueSignupReminders(app);
  }
};

const SUBJECT = 'Je e-mailadres voor Lavender is nog niet bevestigd';
let member: TestMember;
beforeEach(async () => {
  clock.advance(40 * DAY_MS);
  member = await signUpMember({ status: 'not_confirmed' });
});

describe('the reminder to confirm the email address (spec 3.4, 4.2, D2.48)', () => {
  test('comes one and four days after the sign-up, and never again', async () => {
    await passDays(0.9);
    expect(await emailsTo(member)).toEqual([]);
    await passDays(0.2);
    expect((await emailsTo(member)).map(({ subject }) => subject)).toEqual([SUBJECT]);
    await passDays(2.8);
    expect(await emailsTo(member)).toHaveLength(1);
    await passDays(0.5);
    const [first, second] = await emailsTo(member);
    expect(first?.text).toContain('over 29 dagen');
    expect(first?.text).not.toContain('hierna niet meer');
    expect(second?.text).toContain('over 26 dagen');
    expect(second?.text).toContain('hierna niet meer');
    await passDays(12);
    expect(await emailsTo(member)).toHaveLength(2);
  });

  test('has a link that confirms, and can be unsubscribed from', async () => {
    await passDays(1.1);
    const [email] = await emailsTo(member);
    expect(email?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const token = await latestEmailToken(server, member.email, '/activate?token=');
    await visitor().call(activate, { body: { token } });
    const account = await db
      .selectFrom('accounts')
      .select('status')
      .where('id', '=', member.accountId)
      .executeTakeFirst();
    expect(account?.status).toBe('active');
    await passDays(5);
    expect(await emailsTo(member)).toHaveLength(1);
  });

  test('has a link that ends it, also for an account that is not confirmed', async () => {
    await passDays(1.1);
    const [email] = await emailsTo(member);
    const token = /\/unsubscribe\?token=(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
    await visitor().call(unsubscribe, { body: { token, scope: 'type' } });
    await passDays(5);
    expect((await emailsTo(member)).length).toBeLessThanOrEqual(1);
    const preference = await db
      .selectFrom('notification_preferences')
      .select(['type', 'email'])
      .where('account_id', '=', member.accountId)
      .execute();
    expect(preference).toEqual([{ type: 'reminders', email: 'never' }]);
  });

  test('is in the language of the member', async () => {
    const other = await signUpMember({ status: 'not_confirmed', language: 'en', country: 'GB' });
    await passDays(1.1);
    const [email] = await emailsTo(other);
    expect(email?.subject).toBe('Your email address for Lavender isn’t confirmed yet');
    expect(email?.text).toContain('Activate account');
  });

  test('is dropped when the member confirmed before it was sent', async () => {
    await passDays(1.1);
    await db
      .updateTable('accounts')
      .set({ status: 'active', confirmed_at: clock.now() })
      .where('id', '=', member.accountId)
      .execute();
    const sent: string[] = [];
    await sendDueEmails({
      ...app,
      transport: {
        send: async ({ to }) => void sent.push(to),
        keepsBody: false,
        close: () => undefined,
      },
      isRelevant: relevance => isEmailRelevant(app, relevanceChecks, relevance),
    });
    expect(sent).not.toContain(member.email);
    expect(await emailsTo(member)).toEqual([]);
  });

  test('that is still in the outbox when quiet hours begin leaves when they end, once', async () => {
    const delivered = async () => (await deliverEmails(server)).filter(({ to }) => to === member.email);
    await passDays(1.1);
    const minute = clock.now().getUTCHours() * 60;
    await setQuietHours(server, member, {
      starts_at: minute,
      ends_at: (minute + 120) % 1_440,
      time_zone: 'UTC',
    });
    expect(await delivered()).toEqual([]);
    await passDays(1 / 24);
    expect(await delivered()).toEqual([]);
    await passDays(2 / 24);
    expect(await delivered()).toHaveLength(1);
    await passDays(1);
    expect(await delivered()).toEqual([]);
  });

  test('in clear is dropped once the member is discreet, and a discreet one is due, still two at most (spec D5.2)', async () => {
    const delivered = async () => (await deliverEmails(server)).filter(({ to }) => to === member.email);
    await passDays(1.1);
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', member.accountId).execute();
    expect(await delivered()).toEqual([]);
    await passDays(1 / 24);
    const [first, ...more] = await delivered();
    expect(more).toEqual([]);
    expect(first?.text).not.toMatch(/Lavender|hierna niet meer|account|aangemeld|aanstaan/);
    for (const part of ['De link werkt 7 dagen', '“Dat was ik niet”', 'verdwijnt vanzelf over 29 dagen'])
      expect(first?.text).toContain(part);
    expect(first?.text).toContain('omdat dit adres is opgegeven');
    await db.updateTable('accounts').set({ discreet: false }).where('id', '=', member.accountId).execute();
    await passDays(4);
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', member.accountId).execute();
    expect(await delivered()).toEqual([]);
    await passDays(1 / 24);
    expect(await delivered()).toHaveLength(1);
    await passDays(8);
    expect(await delivered()).toEqual([]);
  });

  test('does not come to members who switched it off, whose notifications are disabled, or who are confirmed', async () => {
    const silent = await signUpMember({ status: 'not_confirmed' });
    const body = { type: 'reminders', email: 'never', push: 'never' } as const;
    await as(silent).call(changeNotificationPreference, { body });
    const disabled = await signUpMember({ status: 'not_confirmed' });
    await db
      .updateTable('accounts')
      .set({ notifications_disabled: ['listunsubscribe'] })
      .where('id', '=', disabled.accountId)
      .execute();
    const others = [silent, disabled, await signUpMember(), await signUpMember({ status: 'banned' })];
    await passDays(6);
    for (const other of others) expect(await emailsTo(other)).toEqual([]);
    expect(await emailsTo(member)).toHaveLength(2);
  });

  test('is dropped when notifications were disabled before it was sent; the member may still ask for the activation email', async () => {
    await passDays(1.1);
    await db
      .updateTable('accounts')
      .set({ notifications_disabled: ['bounce'] })
      .where('id', '=', member.accountId)
      .execute();
    expect((await deliverEmails(server)).map(({ to }) => to)).not.toContain(member.email);
    const resend = () => as(member).send(resendActivation);
    expect((await resend()).error).toBeUndefined();
    expect((await emailsTo(member)).map(({ subject }) => subject)).toContain(
      'Bevestig je e-mailadres voor Lavender',
    );
    expect((await resend()).error?.code).toBe('too_many_requests');
  });

  test('never comes again after one click on its unsubscribe button; the activation email that the member asks for leaves', async () => {
    await passDays(1.1);
    const [reminder] = await emailsTo(member);
    await deliverEmails(server);
    const token = /\/unsubscribe\?token=(\S+)/.exec(reminder?.text ?? '')?.[1] ?? '';
    const upload = new Blob(['List-Unsubscribe=One-Click'], { type: 'application/x-www-form-urlencoded' });
    await visitor().call(unsubscribeByOneClick, { query: { token }, upload });
    await passDays(5);
    expect(await emailsTo(member)).toEqual([]);
    for (const request of [resendActivation, requestNotificationEmails]) {
      await as(member).call(request);
      const delivered = await deliverEmails(server);
      expect(delivered.filter(({ to }) => to === member.email)).toMatchObject([
        {
          subject: 'Bevestig je e-mailadres voor Lavender',
          text: expect.stringContaining('/activate?token='),
        },
      ]);
      await passDays(5);
    }
    expect(await emailsTo(member)).toEqual([]);
  });

  test('does not greet by a name that a mail program turns into a link', async () => {
    const spam = await signUpMember({ status: 'not_confirmed', name: 'evil.support' });
    await passDays(1.1);
    const [email] = await emailsTo(spam);
    expect(email?.text).not.toContain('evil.support');
    expect(email?.text).toContain('Hoi,');
    expect((await emailsTo(member))[0]?.text).toMatch(/Hoi Member \d+,/);
  });

  test('waits until quiet hours end and the member is offline', async () => {
    const minute = clock.now().getUTCHours() * 60;
    const quiet_hours = { starts_at: minute, ends_at: (minute + 180) % 1_440, time_zone: 'UTC' };
    await as(member).call(changeQuietHours, { body: { quiet_hours } });
    await passDays(1);
    expect(await emailsTo(member)).toEqual([]);
    await upsertPresenceWithoutSession(db, member.profileId, new Date(clock.now().getTime() + 5 * HOUR_MS));
    await passDays(4 / 24);
    expect(await emailsTo(member)).toEqual([]);
    await passDays(2 / 24);
    expect(await emailsTo(member)).toHaveLength(1);
  });

  test('counts as an activation email of the mailbox, and waits while the mailbox has had too many', async () => {
    clock.advance(25 * HOUR_MS);
    for (let hit = 0; hit < 10; hit++)
      await transact(app, tx => enforceActivationLimit(app, tx, 1, member.email));
    await queueSignupReminders(app);
    expect(await emailsTo(member)).toEqual([]);
    await passDays(3 / 24);
    expect(await emailsTo(member)).toHaveLength(1);
  });

  test('comes once when two workers run at once and the job runs again, to more members than one batch', async () => {
    const members = await Promise.all(
      Array.from({ length: 120 }, () => signUpMember({ status: 'not_confirmed' })),
    );
    clock.advance(25 * HOUR_MS);
    await Promise.all([queueSignupReminders(app), queueSignupReminders(app)]);
    await queueSignupReminders(app);
    const rows = await db.selectFrom('email_outbox').select('recipient').execute();
    for (const { email } of members)
      expect(rows.filter(({ recipient }) => recipient === email)).toHaveLength(1);
  });
});
