import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dismissAlert, getUser } from '#contract/accounts';
import { confirmEmailChange, requestEmailChange } from '#contract/credentials';
import { type DisabledReason, getNotificationSettings } from '#contract/notifications';
import { activate } from '#contract/signup';
import { checkEnableToken, enableNotificationEmails, requestNotificationEmails } from '#contract/unsubscribe';
import { transact } from '../../platform/transact.ts';
import { latestEmailToken, queuedEmailsTo } from '../../testing/emails.ts';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { notificationRecipients } from '../emails/recipients.ts';
import { queueTestEmail } from '../testing/queue-test-email.ts';
import { disableNotifications } from './disable-notifications.ts';

const server = await startTestServer();
const { app, db, clock, as, signUpMember } = server;
const { connect, awaitDelivery, events } = createMemberSockets(server);
const LINK = '/notifications/enable?token=';
const disable = ({ accountId }: { accountId: string }, reason: DisabledReason) =>
  transact(app, tx => disableNotifications(tx, accountId, reason));
const reasonsOf = async (member: TestMember) =>
  (await as(member).call(getNotificationSettings)).notifications.disabled;
const recipientsAmong = ({ profileId }: TestMember) =>
  transact(app, tx =>
    notificationRecipients(tx, { profileIds: [profileId], type: 'new_messages', frequency: 'at_once' }),
  );
async function disabledMember(...reasons: DisabledReason[]) {
  const member = await signUpMember();
  for (const reason of reasons) await disable(member, reason);
  return member;
}
async function linkOf(member: TestMember) {
  clock.advance(61_000);
  await as(member).call(requestNotificationEmails);
  return latestEmailToken(server, member.email, LINK);
}
const enable = (token: string, browser = server.visitor()) =>
  browser.send(enableNotificationEmails, { body: { token } });
const check = (token: string) => server.visitor().send(checkEnableToken, { query: { token } });

describe('disabled notification emails (spec 3.1)', () => {
  test.each(['fbl', 'bounce', 'listunsubscribe'] as const)(
    '%s stops all of them, also those that wait, and the page is notified',
    async reason => {
      const member = await signUpMember();
      expect(await recipientsAmong(member)).toHaveLength(1);
      await queueTestEmail(server, member);
      const socket = await connect(member);
      await disable(member, reason);
      await awaitDelivery(member, socket);
      expect(events(socket).map(event => (event as { type: string }).type)).toContain('user');
      expect(await reasonsOf(member)).toEqual([reason]);
      expect((await as(member).call(getUser)).user?.notifications_disabled).toEqual([reason]);
      expect(await recipientsAmong(member)).toEqual([]);
      expect(await queuedEmailsTo(server, member.email)).toEqual([]);
    },
  );

  test('have their alert again, although it was dismissed, when they stop a second time (spec 2.5)', async () => {
    const member = await disabledMember('bounce');
    const dismissed = async () => Object.keys((await as(member).call(getUser)).user?.dismissed ?? {});
    await as(member).call(dismissAlert, { body: { alert: 'disabled_notifications' } });
    await as(member).call(dismissAlert, { body: { alert: 'photo_limit' } });
    await disable(member, 'fbl');
    expect(await dismissed()).toEqual(expect.arrayContaining(['disabled_notifications', 'photo_limit']));
    expect((await enable(await linkOf(member))).status).toBe(204);
    await disable(member, 'bounce');
    expect(await dismissed()).toEqual(['photo_limit']);
  });

  test('each reason is stored once, and an account that is gone is no error', async () => {
    const member = await disabledMember('bounce', 'fbl', 'bounce');
    await Promise.all(Array.from({ length: 10 }, () => disable(member, 'listunsubscribe')));
    expect(await reasonsOf(member)).toEqual(['bounce', 'fbl', 'listunsubscribe']);
    await disable({ accountId: randomUUID() }, 'fbl');
  });
});

describe('the link that enables them again (spec 3.1, D2.20)', () => {
  test('clears all reasons, also logged out, once; opening it changes nothing', async () => {
    const member = await disabledMember('bounce', 'fbl', 'listunsubscribe');
    const token = await linkOf(member);
    for (let time = 0; time < 3; time++) await server.visitor().request({ url: LINK + token });
    expect((await check(token)).status).toBe(204);
    expect(await reasonsOf(member)).toHaveLength(3);
    expect(await recipientsAmong(member)).toEqual([]);
    const { notifications } = await as(member).call(getNotificationSettings);
    expect(notifications.confirmation_sent).toBe(clock.now().toISOString());
    expect((await enable(token)).status).toBe(204);
    expect(await reasonsOf(member)).toEqual([]);
    expect(await recipientsAmong(member)).toHaveLength(1);
    expect((await enable(token)).error?.code).toBe('link_expired');
    expect((await check(token)).error?.code).toBe('link_expired');
  });

  test('opened by two browsers at once works in one of them', async () => {
    const token = await linkOf(await disabledMember('fbl'));
    const statuses = (await Promise.all([enable(token), enable(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 410]);
  });

  test('ends after seven days', async () => {
    const member = await disabledMember('fbl');
    const token = await linkOf(member);
    clock.advance(7 * 86_400_000);
    expect((await enable(token)).error?.code).toBe('link_expired');
    expect(await reasonsOf(member)).toEqual(['fbl']);
  });

  test('of another purpose, of another site, invented or too long is refused', async () => {
    const member = await disabledMember('fbl');
    const token = await linkOf(member);
    await as(await signUpMember()).call(getUser);
    for (const wrong of ['', 'x', token.slice(1), token.toLowerCase(), `${token}x`])
      for (const attempt of [enable, check])
        expect((await attempt(wrong)).error?.code, wrong).toBe('link_expired');
    expect((await enable('x'.repeat(201))).error?.fields?.token?.code).toBe('link_expired');
    expect((await server.visitor().send(activate, { body: { token } })).status).toBe(410);
    expect(await reasonsOf(member)).toEqual(['fbl']);
  });

  test('pressed in the browser of another member enables only for the member of the link', async () => {
    const [member, other] = [await disabledMember('fbl'), await disabledMember('fbl')];
    expect((await enable(await linkOf(member), as(other))).status).toBe(204);
    expect([await reasonsOf(member), await reasonsOf(other)]).toEqual([[], ['fbl']]);
  });

  test('is not sent while notification emails are enabled', async () => {
    const member = await signUpMember();
    await as(member).call(requestNotificationEmails);
    expect(await queuedEmailsTo(server, member.email)).toEqual([]);
  });

  test('is sent once a minute and five times a day', async () => {
    const member = await disabledMember('bounce');
    const request = () => as(member).send(requestNotificationEmails);
    expect((await request()).status).toBe(204);
    expect((await request()).error?.code).toBe('too_many_requests');
    for (let time = 0; time < 6; time++) {
      clock.advance(3_600_000);
      expect((await request()).status).toBe(time < 4 ? 204 : 429);
    }
    expect(await queuedEmailsTo(server, member.email)).toHaveLength(5);
  });

  test('names neither site, member nor purpose in discreet mode (spec D5.2)', async () => {
    const member = await signUpMember({ name: 'Reinier' });
    await disable(member, 'bounce');
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', member.accountId).execute();
    await linkOf(member);
    const [email] = await queuedEmailsTo(server, member.email);
    const shown = `${email?.subject} ${email?.text} ${email?.html}`;
    expect(shown).toContain('Bevestig met de knop dat dit adres van jou is.');
    for (const revealing of ['Lavender', 'Reinier', 'likes', 'berichten', 'Verstuurd door', 'support@'])
      expect(shown.replace(/https?:\S+/g, ''), revealing).not.toContain(revealing);
  });
});

describe('another address (spec 3.1, 5.3)', () => {
  const PASSWORD = 'fietsen in de regen';
  test('ends the reason bounce and no other, and an earlier link no longer works', async () => {
    const member = await signUpMember({ password: PASSWORD });
    await disable(member, 'bounce');
    await disable(member, 'fbl');
    const earlier = await linkOf(member);
    const email = `moved.${member.profileId}@mail.example`;
    await as(member).call(requestEmailChange, { body: { email, password: PASSWORD } });
    const token = await latestEmailToken(server, email, '/mail-change/do?token=');
    expect(await reasonsOf(member)).toEqual(['bounce', 'fbl']);
    await server.visitor().call(confirmEmailChange, { body: { token } });
    expect(await reasonsOf(member)).toEqual(['fbl']);
    expect((await enable(earlier)).error?.code).toBe('link_expired');
    expect((await enable(await linkOf({ ...member, email }))).status).toBe(204);
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('that waits for its first confirmation gets the activation email, which ends the reason bounce', async () => {
    const member = await signUpMember({ status: 'not_confirmed' });
    await disable(member, 'bounce');
    await as(member).call(requestNotificationEmails);
    const token = await latestEmailToken(server, member.email, '/activate?token=');
    await server.visitor().call(activate, { body: { token } });
    expect(await reasonsOf(member)).toEqual([]);
  });
});
