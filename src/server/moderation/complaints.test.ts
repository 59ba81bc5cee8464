import { beforeEach, describe, expect, test } from 'vitest';
import { EXPLANATION_LENGTH } from '#contract/constants';
import { sendComplaint } from '#contract/moderation';
import { startTestServer } from '../testing/start-test-server.ts';

const { db, clock, visitor, as, signUpMember } = await startTestServer();
const SUPPORT = 'support@lavender.example';

let senders = 0;
const stranger = () => {
  senders += 1;
  return visitor({ remoteAddress: `198.51.100.${senders}`, cookies: { language: 'nl' } });
};
const complaint = {
  topic: 'credits',
  text: 'Mijn bericht kwam niet aan.\nGraag mijn credit terug.',
} as const;

const emailsTo = (recipient: string) =>
  db.selectFrom('email_outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
const storedComplaints = () => db.selectFrom('complaints').selectAll().execute();

beforeEach(async () => {
  await db.deleteFrom('complaints').execute();
  await db.deleteFrom('email_outbox').execute();
});

describe('a complaint (spec 2.9)', () => {
  test('of a visitor is stored, emailed to support_email and confirmed to the visitor', async () => {
    const body = { ...complaint, email: 'Piet@Mail.Example' };
    const { reference } = await stranger().call(sendComplaint, { body });
    expect(reference).toMatch(/^[0-9A-F]{8}$/);
    expect(await storedComplaints()).toMatchObject([
      { site_id: 1, account_id: null, email: 'piet@mail.example', topic: 'credits', text: complaint.text },
    ]);
    const [toSupport] = await emailsTo(SUPPORT);
    expect(toSupport?.subject).toBe(`Klacht ${reference}: Credits of een betaling`);
    expect(toSupport?.text_body).toContain('Mijn bericht kwam niet aan.');
    expect(toSupport?.text_body).toContain('Van een bezoeker: piet@mail.example');
    expect(toSupport?.headers).toEqual({ 'Reply-To': 'piet@mail.example' });
    const [received] = await emailsTo('piet@mail.example');
    expect(received?.subject).toBe(`We hebben je klacht ontvangen (${reference})`);
    expect(received?.headers).toEqual({ 'Reply-To': SUPPORT });
  });

  test('of a member is confirmed at the account’s address in the member’s language, whatever address is sent', async () => {
    const member = await signUpMember({ language: 'en', country: 'GB' });
    const body = { ...complaint, email: 'someone.else@mail.example' };
    const { reference } = await as(member).call(sendComplaint, { body });
    expect(await storedComplaints()).toMatchObject([{ account_id: member.accountId, email: member.email }]);
    const [received] = await emailsTo(member.email);
    expect(received?.subject).toBe(`We received your complaint (${reference})`);
    expect(await emailsTo('someone.else@mail.example')).toEqual([]);
    const [toSupport] = await emailsTo(SUPPORT);
    expect(toSupport?.text_body).toContain(`account ${member.accountId}`);
  });

  test('is deleted with the account, and so are its emails', async () => {
    const member = await signUpMember();
    await as(member).call(sendComplaint, { body: complaint });
    await db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
    expect(await storedComplaints()).toEqual([]);
    expect(await emailsTo(SUPPORT)).toEqual([]);
  });

  test('sent again on the same day is the same complaint: no second email, the same reference', async () => {
    const browser = stranger();
    const body = { ...complaint, email: 'again@mail.example' };
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => browser.call(sendComplaint, { body })));
    expect(others).toEqual([first, first]);
    expect(await emailsTo(SUPPORT)).toHaveLength(1);
    clock.advance(86_400_000);
    const { reference } = await browser.call(sendComplaint, { body });
    expect(reference).not.toBe(first?.reference);
    expect(await storedComplaints()).toHaveLength(2);
  });

  test('is not quoted to an address that anybody can enter', async () => {
    const body = {
      topic: 'other',
      text: 'Buy at https://evil.example',
      email: 'victim@mail.example',
    } as const;
    await stranger().call(sendComplaint, { body });
    const [received] = await emailsTo('victim@mail.example');
    expect(received?.text_body).not.toContain('evil.example');
    expect(received?.html_body).not.toContain('evil.example');
  });

  test('is text in the email, never markup', async () => {
    const body = { topic: 'other', text: '<img src=x onerror=alert(1)>', email: 'x@mail.example' } as const;
    await stranger().call(sendComplaint, { body });
    expect((await emailsTo(SUPPORT))[0]?.html_body).toContain('&lt;img src=x');
  });
});

describe('is refused, and nothing is stored or emailed:', () => {
  test.each([
    ['email', 'field_required', { ...complaint }],
    ['email', 'field_required', { ...complaint, email: ' ' }],
    ['email', 'email_invalid', { ...complaint, email: 'piet@' }],
    ['email', 'email_invalid', { ...complaint, email: 'a@mail.example\nBcc: b@mail.example' }],
    ['topic', 'field_required', { ...complaint, topic: 'weather', email: 'a@mail.example' }],
    ['topic', 'field_required', { text: complaint.text, email: 'a@mail.example' }],
    ['text', 'explanation_length', { ...complaint, text: '  nee ', email: 'a@mail.example' }],
    ['text', 'explanation_length', { ...complaint, text: 'x'.repeat(2_001), email: 'a@mail.example' }],
    ['text', 'field_too_long', { ...complaint, text: 'x'.repeat(20_001), email: 'a@mail.example' }],
  ])('%s with %s', async (field, code, body) => {
    const { status, error } = await stranger().send(sendComplaint, { body: body as never });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
    expect(await storedComplaints()).toEqual([]);
    expect(await emailsTo(SUPPORT)).toEqual([]);
  });

  test('all fields at once, each with its own message', async () => {
    const { error } = await stranger().send(sendComplaint, { body: { text: '', email: 'x' } as never });
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(['email', 'text', 'topic']);
    expect(error?.fields?.text?.message).toBe('Schrijf 5 tot 2.000 tekens');
  });

  test('the sixth within an hour, from one network or of one member', async () => {
    const browsers = [stranger(), as(await signUpMember())];
    for (const browser of browsers) {
      const send = (turn: number) =>
        browser.send(sendComplaint, {
          body: { ...complaint, text: `Klacht nummer ${turn}`, email: `n${turn}@mail.example` },
        });
      for (let turn = 0; turn < 5; turn += 1) expect((await send(turn)).status).toBe(200);
      expect((await send(5)).error?.code).toBe('too_many_requests');
      clock.advance(3_600_000);
      expect((await send(6)).status).toBe(200);
    }
  });
});

test('the limit of 2,000 characters counts an emoji as one', async () => {
  const body = {
    topic: 'other',
    text: '🦊'.repeat(EXPLANATION_LENGTH.max),
    email: 'fox@mail.example',
  } as const;
  expect((await stranger().send(sendComplaint, { body })).status).toBe(200);
});

test('an address gets at most 3 confirmations a day, and every complaint is stored', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const body = { ...complaint, text: `Klacht nummer ${turn}`, email: 'full@mail.example' };
    await stranger().call(sendComplaint, { body });
  }
  expect(await emailsTo('full@mail.example')).toHaveLength(3);
  expect(await emailsTo(SUPPORT)).toHaveLength(5);
});

test('all spellings of a mailbox get three confirmations a day together (spec D2.36)', async () => {
  const spellings = ['p.iet@gmail.com', 'piet+1@gmail.com', 'piet+2@googlemail.com', 'piet@gmail.com'];
  for (const email of spellings) await stranger().call(sendComplaint, { body: { ...complaint, email } });
  const emails = await Promise.all(spellings.map(emailsTo));
  expect(emails.map(({ length }) => length)).toEqual([1, 1, 1, 0]);
});

test('is confirmed discreetly to a member in discreet mode, also without a session (spec D5.2)', async () => {
  const member = await signUpMember();
  await db.updateTable('accounts').set({ discreet: true }).where('id', '=', member.accountId).execute();
  await stranger().call(sendComplaint, { body: { ...complaint, email: member.email } });
  const [received] = await emailsTo(member.email);
  expect(received?.subject).not.toContain('klacht');
});
