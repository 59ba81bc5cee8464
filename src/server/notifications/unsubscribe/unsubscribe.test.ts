import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getNotificationSettings, type NotificationType, notificationTypes } from '#contract/notifications';
import { checkUnsubscribeToken, unsubscribe, unsubscribeByOneClick } from '#contract/unsubscribe';
import { opaqueToken } from '../../platform/opaque-token.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { queueTestEmail } from '../testing/queue-test-email.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const server = await startTestServer();
const { db, app, as, signUpMember } = server;
const { secret } = app.config;
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART =
  '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

const tokenOf = (
  { accountId, email }: Pick<TestMember, 'accountId' | 'email'>,
  type: NotificationType = 'like',
) => unsubscribeToken(secret, { accountId, type, email });
const waitingOf = async ({ accountId }: TestMember) => {
  const rows = await db
    .selectFrom('email_outbox')
    .select('topic')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ topic }) => topic).sort();
};
const reasonsOf = async (member: TestMember) =>
  (await as(member).call(getNotificationSettings)).notifications.disabled;
const emailsOf = async (member: TestMember) => {
  const { notifications } = await as(member).call(getNotificationSettings);
  return Object.fromEntries(notifications.preferences.map(({ type, email }) => [type, email]));
};

type OneClick = { body?: string; contentType?: string; cookie?: string; headers?: Record<string, string> };
/** As the server of a mail program: without cookies and without the headers of a browser. */
const pressOneClick = (token: string, { body, contentType = FORM, cookie, headers }: OneClick = {}) =>
  server.visitor({ remoteAddress: '198.51.100.7' }).request({
    method: 'POST',
    url: `/api/unsubscribe.php?one_click=1&token=${token}`,
    body: body ?? 'List-Unsubscribe=One-Click',
    headers: {
      ...{ 'content-type': contentType, origin: undefined, 'sec-fetch-site': undefined },
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
  });

describe('the unsubscribe button of a mail program (spec 3.1, D2.31)', () => {
  test('stops all notification emails, also those that wait; emails about the account stay', async () => {
    const member = await signUpMember();
    await queueTestEmail(server, member, 'like');
    await queueTestEmail(server, member, 'weekly_updates');
    const link = await db
      .selectFrom('email_outbox')
      .selectAll()
      .where('account_id', '=', member.accountId)
      .executeTakeFirstOrThrow();
    const headers = link.headers as Record<string, string>;
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['List-Unsubscribe']).toBe(
      `<http://localhost:3000/api/unsubscribe.php?one_click=1&token=${tokenOf(member)}>`,
    );
    await db
      .insertInto('email_outbox')
      .values({
        ...{ site_id: 1, account_id: member.accountId, recipient: member.email },
        ...{ subject: 'Nieuw wachtwoord', text_body: '', html_body: '' },
      })
      .execute();
    expect((await pressOneClick(tokenOf(member))).status).toBe(204);
    expect(await reasonsOf(member)).toEqual(['listunsubscribe']);
    expect((await as(member).call(getUser)).user?.notifications_disabled).toEqual(['listunsubscribe']);
    expect(await waitingOf(member)).toEqual([null]);
  });

  test('works as a multipart form, and a second time', async () => {
    const member = await signUpMember();
    const contentType = 'multipart/form-data; boundary=b';
    for (let time = 0; time < 2; time++)
      expect((await pressOneClick(tokenOf(member), { body: MULTIPART, contentType })).status).toBe(204);
    expect(await reasonsOf(member)).toEqual(['listunsubscribe']);
  });

  test('20 presses at once add one reason', async () => {
    const member = await signUpMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pressOneClick(tokenOf(member))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await reasonsOf(member)).toEqual(['listunsubscribe']);
  });

  test.each([
    ['an empty form', { body: '' }],
    ['another value', { body: 'List-Unsubscribe=Two-Clicks' }],
    ['another field', { body: 'Unsubscribe=One-Click' }],
    ['JSON', { body: '{"List-Unsubscribe":"One-Click"}', contentType: 'application/json' }],
    ['text', { contentType: 'text/plain' }],
    ['a multipart form without its boundary', { body: MULTIPART, contentType: 'multipart/form-data' }],
    ['bytes', { body: '\u0000\u0001\u0002' }],
  ] as [string, OneClick][])('%s unsubscribes nobody', async (_name, form) => {
    const member = await signUpMember();
    const answer = await pressOneClick(tokenOf(member), form);
    expect([answer.status, answer.error?.code]).toEqual([422, 'invalid_input']);
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('a form larger than 4 kB is refused', async () => {
    const member = await signUpMember();
    const body = `List-Unsubscribe=One-Click&x=${'x'.repeat(5_000)}`;
    expect((await pressOneClick(tokenOf(member), { body })).error?.code).toBe('payload_too_large');
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('a page of another site, which sends the headers of a browser, is refused', async () => {
    const member = await signUpMember();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await pressOneClick(tokenOf(member), { headers })).error?.code).toBe('cross_site');
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('the cookie of another member changes nothing: only the token counts', async () => {
    const [member, other] = [await signUpMember(), await signUpMember()];
    const cookie = `session=${other.sessionSecret}`;
    expect((await pressOneClick(tokenOf(member), { cookie })).status).toBe(204);
    expect([await reasonsOf(member), await reasonsOf(other)]).toEqual([['listunsubscribe'], []]);
  });

  test('opening the URL, as prefetchers do, leads to the page and changes nothing', async () => {
    const member = await signUpMember();
    const url = `/api/unsubscribe.php?one_click=1&token=${tokenOf(member)}`;
    for (let time = 0; time < 3; time++) {
      const answer = await server.visitor().request({ url });
      expect([answer.status, answer.headers.location]).toEqual([
        303,
        `/unsubscribe?token=${tokenOf(member)}`,
      ]);
    }
    expect(await reasonsOf(member)).toEqual([]);
  });
});

describe('the link in an email (spec 3.4, D2.31)', () => {
  test('shows its type and nothing of the account, and opening it changes nothing', async () => {
    const member = await signUpMember({ name: 'Ruben' });
    const answer = await server.visitor().send(checkUnsubscribeToken, {
      query: { token: tokenOf(member, 'weekly_updates') },
    });
    expect(answer.body).toEqual({ type: 'weekly_updates' });
    expect(await emailsOf(member)).toMatchObject({ weekly_updates: 'weekly' });
  });

  test('stops the emails of its type, also those that wait; other types and push stay', async () => {
    const member = await signUpMember();
    await queueTestEmail(server, member, 'like');
    await queueTestEmail(server, member, 'new_messages');
    const body = { token: tokenOf(member, 'like'), scope: 'type' } as const;
    for (let time = 0; time < 2; time++)
      expect(await server.visitor().call(unsubscribe, { body })).toEqual({ type: 'like' });
    expect(await emailsOf(member)).toMatchObject({ like: 'never', new_messages: 'at_once' });
    const { notifications } = await as(member).call(getNotificationSettings);
    expect(notifications.preferences.find(({ type }) => type === 'like')?.push).toBe('at_once');
    expect(await waitingOf(member)).toEqual(['new_messages']);
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('stops the emails of all types, which the member can switch on again', async () => {
    const member = await signUpMember();
    await queueTestEmail(server, member, 'new_messages');
    const body = { token: tokenOf(member, 'like'), scope: 'all' } as const;
    expect(await server.visitor().call(unsubscribe, { body })).toEqual({ type: 'like' });
    expect(new Set(Object.values(await emailsOf(member)))).toEqual(new Set(['never']));
    expect(await waitingOf(member)).toEqual([]);
    expect(await reasonsOf(member)).toEqual([]);
  });

  test('an unknown scope is refused', async () => {
    const member = await signUpMember();
    const body = { token: tokenOf(member), scope: 'everyone' } as never;
    const { error } = await server.visitor().send(unsubscribe, { body });
    expect(error?.fields?.scope?.code).toBe('choice_unknown');
  });

  test('for an account that is gone there is the same answer', async () => {
    const token = tokenOf({ accountId: randomUUID(), email: 'nobody@mail.example' });
    const gone = await signUpMember();
    await db.deleteFrom('accounts').where('id', '=', gone.accountId).execute();
    for (const one of [token, tokenOf(gone)]) {
      expect((await pressOneClick(one)).status).toBe(204);
      expect(await server.visitor().call(checkUnsubscribeToken, { query: { token: one } })).toEqual({
        type: 'like',
      });
      for (const scope of ['type', 'all'] as const)
        expect(await server.visitor().call(unsubscribe, { body: { token: one, scope } })).toEqual({
          type: 'like',
        });
    }
  });
});

describe('an old email in a former mailbox of the member (spec D2.31)', () => {
  const setEmail = ({ accountId }: TestMember, email: string) =>
    db.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();

  test('gets the answers of a valid link, and stops no emails of the new address', async () => {
    const member = await signUpMember();
    const token = tokenOf(member);
    const email = `new.${member.email}`;
    await setEmail(member, email);
    await queueTestEmail(server, { ...member, email }, 'like');
    expect((await pressOneClick(token)).status).toBe(204);
    expect(await server.visitor().call(checkUnsubscribeToken, { query: { token } })).toEqual({
      type: 'like',
    });
    for (const scope of ['type', 'all'] as const)
      expect(await server.visitor().call(unsubscribe, { body: { token, scope } })).toEqual({ type: 'like' });
    expect(await reasonsOf(member)).toEqual([]);
    expect(await emailsOf(member)).toMatchObject({ like: 'daily', new_messages: 'at_once' });
    expect(await waitingOf(member)).toEqual(['like']);
    expect((await pressOneClick(tokenOf({ ...member, email }))).status).toBe(204);
    expect(await reasonsOf(member)).toEqual(['listunsubscribe']);
  });

  test('works again when the address is the account’s again, in whatever case it is written', async () => {
    const member = await signUpMember();
    const token = tokenOf(member);
    await setEmail(member, member.email.toUpperCase());
    expect((await pressOneClick(token)).status).toBe(204);
    expect(await reasonsOf(member)).toEqual(['listunsubscribe']);
  });
});

const member = await signUpMember();
const other = await signUpMember();
const valid = tokenOf(member);
const bytes = Buffer.from(valid, 'base64url');
const encode = (text: string) => Buffer.from(text).toString('base64url');
const spliced = (...parts: Buffer[]) => Buffer.concat(parts).toString('base64url');
const [IV, TAG] = [12, 16];
/** Tokens of another account, and of other types of the same account. */
const others = [
  tokenOf(other),
  ...(['news', 'new_messages', 'reminders'] as const).map(type => tokenOf(member, type)),
];
const forgedTokens = [
  ...Array.from({ length: 16 }, (_, index) => valid.slice(0, Math.floor((valid.length * index) / 16))),
  ...Array.from({ length: 7 }, (_, index) => valid.slice(index * 9 + 1)),
  ...Array.from({ length: bytes.length }, (_, index) => {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    return spliced(changed);
  }),
  ...others.flatMap(token => {
    const own = Buffer.from(token, 'base64url');
    return [
      spliced(own.subarray(0, IV), bytes.subarray(IV)),
      spliced(bytes.subarray(0, IV), own.subarray(IV, -TAG), bytes.subarray(-TAG)),
      spliced(bytes.subarray(0, -TAG), own.subarray(-TAG)),
    ];
  }),
  ...[`${valid}=`, `${valid}!`, `${valid}${encode('.x')}`, ` ${valid}`, `${valid}\n`].map(encodeURIComponent),
  ...[valid.toLowerCase(), valid.toUpperCase(), '='.repeat(84), 'A'.repeat(84)],
  // As tokens were before they were encrypted.
  ...notificationTypes.map(type => encode(`${other.accountId}.${type}.${'x'.repeat(32)}`)),
  encode(member.accountId),
  encode(`l${member.accountId}`),
  encode("' or 1=1 --"),
  encode('\u0000'.repeat(40)),
  opaqueToken(secret, 'unsubscribe', ''),
  opaqueToken(secret, 'unsubscribe', 'x'),
  opaqueToken(secret, 'another purpose', 'lAZqx'),
  unsubscribeToken('a guess of the secret, forty characters.', { ...member, type: 'like' }),
  unsubscribeToken('', { ...member, type: 'like' }),
  ...['../../etc/passwd', '%00', 'null', 'undefined', '{}', '💜'].map(encodeURIComponent),
];

test('a token shows neither the account, nor its sign-up time, nor the type or address (spec D2.31)', () => {
  const tokens = notificationTypes.map(type => tokenOf(member, type));
  const longer = { ...member, email: `a.much.longer.${member.email}` };
  expect(tokenOf(longer)).toHaveLength(tokenOf(member).length);
  const hex = member.accountId.replaceAll('-', '');
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{84}$/);
    const read = Buffer.from(token, 'base64url');
    for (const part of [hex, hex.slice(0, 12), Buffer.from(hex, 'hex').subarray(0, 6).toString('hex')])
      expect(read.toString('hex') + read.toString('latin1')).not.toContain(part);
    for (const type of notificationTypes) expect(read.toString('latin1')).not.toContain(type);
  }
  expect(new Set(tokens.map(token => token.slice(0, 6))).size).toBe(notificationTypes.length);
  for (const [index, type] of notificationTypes.entries())
    expect(readUnsubscribeToken(secret, tokens[index] ?? '')).toMatchObject({
      accountId: member.accountId,
      type,
    });
});

test(`${forgedTokens.length} forged, cut and swapped tokens are refused by every call, and change nothing (spec D2.31)`, async () => {
  expect(forgedTokens.length).toBeGreaterThanOrEqual(60);
  for (const [index, token] of forgedTokens.entries()) {
    const guest = server.visitor({ remoteAddress: `198.18.5.${index}` });
    const answers = [
      await pressOneClick(encodeURIComponent(decodeURIComponent(token))),
      await guest.send(checkUnsubscribeToken, { query: { token: decodeURIComponent(token) } }),
      await guest.send(unsubscribe, { body: { token: decodeURIComponent(token), scope: 'all' } }),
    ];
    for (const { status, error } of answers)
      expect([status, error?.code], token).toEqual([410, 'unsubscribe_link_invalid']);
  }
  for (const one of [member, other]) {
    expect(await reasonsOf(one)).toEqual([]);
    expect(await emailsOf(one)).toMatchObject({ like: 'daily' });
  }
});

test('a token of 301 characters is refused before it is read', async () => {
  const { error } = await server
    .visitor()
    .send(checkUnsubscribeToken, { query: { token: valid.padEnd(301, 'x') } });
  expect(error?.fields).toMatchObject({ token: { code: 'unsubscribe_link_invalid' } });
});

test('a network gets 60 answers in 15 minutes (spec D2.31)', async () => {
  const guest = server.visitor({ remoteAddress: '203.0.113.99' });
  const statuses = [];
  for (let time = 0; time < 61; time++)
    statuses.push((await guest.send(checkUnsubscribeToken, { query: { token: 'guess' } })).status);
  expect([statuses[59], statuses[60]]).toEqual([410, 429]);
});

test('the declared call is what the mail program sends (spec D2.31)', async () => {
  const upload = new Blob(['List-Unsubscribe=One-Click'], { type: FORM });
  const answer = await server
    .visitor()
    .send(unsubscribeByOneClick, { query: { token: tokenOf(await signUpMember()) }, upload });
  expect(answer.status).toBe(204);
});
