import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { requestReset } from '#contract/credentials';
import { changeDiscretion } from '#contract/discretion';
import { PROCESS_ACCOUNT_REQUEST } from '../accounts/account-requests/queue-account-request.ts';
import { isDiscreetAccount } from '../accounts/find-account.ts';
import { sendDueEmails } from '../platform/mail/email-worker.ts';
import { startMailServer } from '../platform/testing/mail-server.ts';
import { smtpTransport } from '../providers/mail/smtp.ts';
import { emailSenderOf } from '../site/email-sender.ts';
import type { TestMember } from '../testing/members.ts';
import { runJobs } from '../testing/run-jobs.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const mail = await startMailServer();
const server = await startTestServer();
const { app, db, as, signUpMember } = server;
const transport = smtpTransport(mail.url, emailSenderOf(app.sites, app.config));
afterAll(() => transport.close());

const sendEmails = () =>
  sendDueEmails({ ...app, transport, isDiscreet: accountId => isDiscreetAccount(app.db, accountId) });
const setDiscreet = (member: TestMember, discreet: boolean) =>
  as(member).call(changeDiscretion, { body: { discreet } });
async function memberWaitingForReset() {
  const member = await signUpMember();
  await server.visitor().call(requestReset, { body: { email: member.email } });
  await runJobs(app, PROCESS_ACCOUNT_REQUEST);
  return member;
}
const outbox = () => db.selectFrom('email_outbox').selectAll().orderBy('id').execute();
const received = () => (mail.emails.at(-1)?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
/** Title and preview, which others may see. */
const shownFirst = () => received().slice(received().indexOf('<!doctype'), received().indexOf('<table'));

const linksReceived = () => received().match(/\/open\?to=[\w-]+/g) ?? [];
const locationOf = async (url: string) => (await server.visitor().request({ url })).headers.location;

beforeEach(async () => {
  await db.deleteFrom('email_outbox').execute();
  mail.emails.length = 0;
  mail.behaviour = 'well';
});

describe('an email about the account that waits when the member turns on discreet mode (spec D5.2)', () => {
  test('leaves without the site’s name, and its link works', async () => {
    const member = await memberWaitingForReset();
    const [link] = /\/reset-password\/do\?token=[\w-]{43}/.exec((await outbox())[0]?.text_body ?? '') ?? [];
    await setDiscreet(member, true);
    expect(await sendEmails()).toBe(1);
    expect(received()).toContain('From: Agenda <');
    expect(received()).toContain('Subject: Je hebt een nieuwe melding');
    expect(shownFirst()).toContain('<title>Agenda</title>');
    expect(shownFirst()).not.toMatch(/lavender|wachtwoord/i);
    expect(received()).not.toContain('reset-password');
    const targets = await Promise.all(linksReceived().map(locationOf));
    expect(targets).toHaveLength(2);
    expect(new Set(targets)).toEqual(new Set([link]));
  });

  test('is discreet at a retry, although the first try was not, and stays so', async () => {
    const member = await memberWaitingForReset();
    mail.behaviour = 'refuses emails';
    await sendEmails();
    await setDiscreet(member, true);
    server.clock.advance(60_000);
    await sendEmails();
    await setDiscreet(member, false);
    expect(await outbox()).toMatchObject([
      { subject: 'Je hebt een nieuwe melding', sender_name: 'Agenda', attempts: 2, discreet_version: null },
    ]);
    mail.behaviour = 'well';
    server.clock.advance(2 * 60_000);
    await sendEmails();
    expect(mail.emails).toHaveLength(1);
    expect(received()).toContain('From: Agenda <');
    expect(new Set(mail.tried.slice(-3)).size).toBe(1);
  });

  test('waits while it is unknown whether the mode is on', async () => {
    await memberWaitingForReset();
    const isDiscreet = () => Promise.reject(new Error('no database'));
    await sendDueEmails({ ...app, transport, isDiscreet });
    expect(mail.emails).toEqual([]);
    expect(await outbox()).toMatchObject([{ sent_at: null, failed_at: null, last_error: 'no database' }]);
  });
});

test('an email about the account names the site if discreet mode is off again, and no version of it stays once it is sent (spec D5.2)', async () => {
  const member = await memberWaitingForReset();
  await setDiscreet(member, true);
  await setDiscreet(member, false);
  await sendEmails();
  expect(received()).toContain('From: Lavender <');
  expect(await outbox()).toMatchObject([{ text_body: '', html_body: '', discreet_version: null }]);
});

test('an email about the account that is given up keeps no discreet version (spec D5.2)', async () => {
  await memberWaitingForReset();
  mail.behaviour = 'refuses recipients';
  await sendEmails();
  expect(await outbox()).toMatchObject([{ failed_at: server.clock.now(), discreet_version: null }]);
});
