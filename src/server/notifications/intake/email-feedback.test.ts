import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import { signWebhook } from '../../platform/signed-webhooks.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purgeEmailFeedback } from '../jobs.ts';
import { FEEDBACK_SECRET, startFeedbackServer } from './testing/feedback-actions.ts';
import {
  exchangeBounce,
  forwarded,
  gmailBounce,
  outlookComplaint,
  postfixBounce,
  type ReceivedEmail,
  yahooComplaint,
} from './testing/reports.ts';

const server = await startFeedbackServer();
const { app, db, clock, mailServer, signUpMember, sendTo, sendEmails, queue, post, reasonsOf } = server;

beforeEach(() => {
  mailServer.behaviour = 'well';
});

const enableAgain = (accountId: string) =>
  db.updateTable('accounts').set({ notifications_disabled: [] }).where('id', '=', accountId).execute();

const waitingFor = (accountId: string) =>
  db
    .selectFrom('email_outbox')
    .select(['subject', 'topic'])
    .where('account_id', '=', accountId)
    .where('sent_at', 'is', null)
    .execute();

describe('an outgoing email', () => {
  test('has a return path and a header with its token (spec D2.49)', async () => {
    const { from, source } = await sendTo(await signUpMember());
    const token = /^X-Email-Token: ([0-9a-f]{32}\.[0-9a-f]{20})\r$/m.exec(source)?.[1];
    expect(from).toBe(`bounces+${token}@mail.lavender.example`);
    expect(from.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(source).toContain('From: Lavender <hello@lavender.example>');
  });
});

const bounces: Record<string, (email: ReceivedEmail) => string> = {
  'of Postfix': postfixBounce,
  'of Exchange': exchangeBounce,
  'of Gmail': gmailBounce,
  'with parts in base64': email => postfixBounce(email, { encoding: 'base64' }),
  'with parts in quoted-printable': email => postfixBounce(email, { encoding: 'quoted-printable' }),
  'forwarded as a message': email => forwarded(postfixBounce(email)),
  'forwarded twice': email => forwarded(forwarded(postfixBounce(email), 'first'), 'second'),
  'with an address in capitals': email => postfixBounce({ ...email, from: email.from.toUpperCase() }),
  'of a mail server without a detailed status': email =>
    postfixBounce(email, { status: '5.0.0', diagnostic: 'smtp; 550 unknown user' }),
  'with line breaks of Unix': email => postfixBounce(email).replaceAll('\r\n', '\n'),
  'in an unknown charset': email => exchangeBounce(email).replace('shift_jis', 'x-klingon'),
};

describe('a bounce', () => {
  test.each(Object.entries(bounces))('%s disables notification emails (spec D2.49)', async (_name, write) => {
    const member = await signUpMember();
    expect(await post(write(await sendTo(member)))).toMatchObject({ status: 200, body: { result: true } });
    expect(await reasonsOf(member)).toEqual(['bounce']);
  });

  test.each([
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['a delivery', { action: 'delivered', status: '2.0.0' }],
    ['a policy', { status: '5.7.1' }],
    ['a bad sender', { status: '5.1.8' }],
    ['a message too long', { status: '5.2.3' }],
    ['a policy in the diagnostic code', { status: '5.0.0', diagnostic: 'smtp; 550 5.7.26 unauthenticated' }],
    ['one full mailbox', { status: '5.2.2' }],
    ['an unreadable status', { status: 'five', diagnostic: 'smtp; no' }],
  ])('about %s changes nothing (spec D2.49)', async (_name, options) => {
    const member = await signUpMember();
    expect((await post(postfixBounce(await sendTo(member), options))).status).toBe(200);
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('of a full mailbox counts on the third day within three weeks (spec D2.49)', async () => {
    const member = await signUpMember();
    const bounceFull = async () => post(postfixBounce(await sendTo(member), { status: '5.2.2' }));
    for (let sameDay = 0; sameDay < 4; sameDay++) await bounceFull();
    clock.advance(12 * DAY_MS);
    await bounceFull();
    clock.advance(12 * DAY_MS);
    await bounceFull();
    expect(await reasonsOf(member)).toEqual([]);
    clock.advance(DAY_MS);
    await bounceFull();
    expect(await reasonsOf(member)).toEqual(['bounce']);
    await enableAgain(member.accountId);
    await bounceFull();
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('that is repeated does not disable what the member enabled again (spec D2.49)', async () => {
    const member = await signUpMember();
    const bounce = postfixBounce(await sendTo(member));
    await post(bounce);
    await enableAgain(member.accountId);
    expect((await post(bounce)).status).toBe(200);
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('of an email to a former address changes nothing (spec D2.49)', async () => {
    const member = await signUpMember();
    const bounce = postfixBounce(await sendTo(member));
    await db
      .updateTable('accounts')
      .set({ email: 'new.address@mail.example' })
      .where('id', '=', member.accountId)
      .execute();
    await post(bounce);
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('deletes notification emails that wait; emails about the account stay (spec D2.49)', async () => {
    const member = await signUpMember();
    const bounce = postfixBounce(await sendTo(member));
    await queue(member, 'new_messages');
    await queue(member);
    await post(bounce);
    expect(await waitingFor(member.accountId)).toMatchObject([{ topic: null }]);
    await sendEmails();
  });

  test('20 times at once is one bounce', async () => {
    const member = await signUpMember();
    const bounce = postfixBounce(await sendTo(member));
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(bounce)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await reasonsOf(member)).toEqual(['bounce']);
  });
});

const complaints: Record<string, (email: ReceivedEmail) => string> = {
  'of Yahoo, which removes the recipient': yahooComplaint,
  'of Outlook, which names only the return path': outlookComplaint,
  'in base64': email => yahooComplaint(email, { encoding: 'base64' }),
  'in quoted-printable': email => yahooComplaint(email, { encoding: 'quoted-printable' }),
  'forwarded as a message': email => forwarded(yahooComplaint(email)),
};

describe('a complaint', () => {
  test.each(Object.entries(complaints))(
    '%s disables notification emails (spec D2.49)',
    async (_name, write) => {
      const member = await signUpMember();
      expect((await post(write(await sendTo(member)))).status).toBe(200);
      expect(await reasonsOf(member)).toEqual(['fbl']);
    },
  );

  test.each(['not-spam', 'fraud', 'virus', 'other', 'opt-out', 'abusive'])(
    'of the type %s changes nothing (spec D2.49)',
    async type => {
      const member = await signUpMember();
      await post(yahooComplaint(await sendTo(member), { type }));
      expect(await reasonsOf(member)).toEqual([]);
    },
  );

  test('adds its reason to that of a bounce (spec D2.49)', async () => {
    const member = await signUpMember();
    const email = await sendTo(member);
    await post(postfixBounce(email));
    await post(yahooComplaint(email));
    expect(await reasonsOf(member)).toEqual(['bounce', 'fbl']);
  });
});

describe('a mail server that refuses the recipient', () => {
  test.each([
    ['5.1.1 no such user', ['bounce']],
    ['5.1.10 the domain takes no email', ['bounce']],
    ['5.7.1 blocked for a policy', []],
    ['5.2.2 mailbox full', []],
    ['no status', []],
  ])('with %s: reasons %j (spec D2.49)', async (refusal, reasons) => {
    const member = await signUpMember();
    Object.assign(mailServer, { behaviour: 'refuses recipients', refusal });
    await queue(member);
    await sendEmails();
    expect(await reasonsOf(member)).toEqual(reasons);
  });
});

test('old feedback is purged (spec D2.49)', async () => {
  const member = await signUpMember();
  await post(postfixBounce(await sendTo(member)));
  const count = async () =>
    (await db.selectFrom('email_feedback').selectAll().where('account_id', '=', member.accountId).execute())
      .length;
  clock.advance(59 * DAY_MS);
  await purgeEmailFeedback(app);
  expect(await count()).toBe(1);
  clock.advance(2 * DAY_MS);
  await purgeEmailFeedback(app);
  expect(await count()).toBe(0);
});

test('without a secret there is no such call (spec D2.49)', async () => {
  const closed = await startTestServer();
  const answer = await closed
    .visitor()
    .request({ method: 'POST', url: '/api/email-feedback.php', body: 'x' });
  expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } });
});

test('a signature of another time or of another message is refused (spec D2.49)', async () => {
  const member = await signUpMember();
  const bounce = postfixBounce(await sendTo(member));
  const at = (ms: number) => signWebhook(FEEDBACK_SECRET, bounce, new Date(clock.now().getTime() + ms));
  for (const signature of [
    at(-6 * MINUTE_MS),
    at(6 * MINUTE_MS),
    null,
    signWebhook('other', bounce, clock.now()),
  ])
    expect(await post(bounce, signature)).toMatchObject({
      status: 403,
      error: { code: 'signature_invalid' },
    });
  expect(await reasonsOf(member)).toEqual([]);
});
