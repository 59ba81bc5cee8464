import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#contract/durations';
import { signWebhook } from '../../platform/signed-webhooks.ts';
import { emailToken } from './email-token.ts';
import { FEEDBACK_SECRET, startFeedbackServer } from './testing/feedback-actions.ts';
import {
  exchangeBounce,
  forwarded,
  multipart,
  outlookComplaint,
  postfixBounce,
  type ReceivedEmail,
  yahooComplaint,
} from './testing/reports.ts';

const server = await startFeedbackServer();
const { app, db, clock, signUpMember, sendTo, post, reasonsOf, effects } = server;

/** The victim got `victims`; the attacker got `own`, and knows the id and address of the victim's email. */
const victim = await signUpMember();
const attacker = await signUpMember();
const victims = await sendTo(victim);
const own = await sendTo(attacker);

const TOKEN = /[0-9a-f]{32}\.[0-9a-f]{20}/g;
const tokenOf = ({ from }: ReceivedEmail): string => from.match(TOKEN)?.[0] ?? '';
const withToken = (email: ReceivedEmail, token: string): ReceivedEmail => ({
  to: email.to,
  from: email.from.replaceAll(TOKEN, token),
  source: email.source.replaceAll(TOKEN, token),
});
const [victimsId = '', victimsSignature = ''] = tokenOf(victims).split('.');
const [, ownSignature = ''] = tokenOf(own).split('.');

const at = (body: string, minutes: number) =>
  signWebhook(FEEDBACK_SECRET, body, new Date(clock.now().getTime() + minutes * MINUTE_MS));
const good = postfixBounce(victims);
const goodComplaint = yahooComplaint(victims);

/** The signature is missing, or of another message, time or key. */
const unsigned: [name: string, body: string | Buffer, signature: string | null][] = [
  ['no signature', good, null],
  ['an empty signature', good, ''],
  ['a signature of zeros', good, `t=${clock.now().getTime()},v1=${'0'.repeat(64)}`],
  ['a signature with another key', good, signWebhook('guessed key of the mail server', good, clock.now())],
  ['the key of the site instead', good, signWebhook(app.config.secret, good, clock.now())],
  ['a signature six minutes old', good, at(good, -6)],
  ['a signature of the future', good, at(good, 6)],
  ['an old signature with a new time', good, at(good, -6).replace(/t=\d+/, `t=${clock.now().getTime()}`)],
  ['a signature of another message', good, at(postfixBounce(own), 0)],
  ['a signature of the message without its last byte', good.slice(0, -1), at(good, 0)],
  ['a signature in capitals', good, at(good, 0).toUpperCase()],
  ['two signatures', good, `${at(good, -6)},${at(good, 0)}`],
  ['a time that is no number', good, at(good, 0).replace(/t=\d+/, 't=NaN')],
  ['a time of 400 digits', good, at(good, 0).replace(/t=\d+/, `t=${'9'.repeat(400)}`)],
];

const bomb = (parts: number) =>
  multipart(
    [`To: ${victims.from}`],
    'multipart/report; report-type=delivery-status',
    Array.from({ length: parts }, () => ({ type: 'message/rfc822', content: 'Subject: x\r\n\r\nx' })),
  );
const nested = (depth: number): string =>
  Array.from({ length: depth }).reduce<string>(
    (message, _, level) => forwarded(message, `level_${level}_limit`),
    good,
  );
const nestedMultiparts = (depth: number): string => {
  const open = Array.from(
    { length: depth },
    (_, level) => `--b${level}\r\nContent-Type: multipart/mixed; boundary=b${level + 1}\r\n`,
  );
  return `To: ${victims.from}\r\nContent-Type: multipart/report; boundary=b0\r\n\r\n${open.join('\r\n')}`;
};
const reportTo = (to: string) =>
  multipart([`To: ${to}`], 'multipart/report; report-type=delivery-status', [
    {
      type: 'message/delivery-status',
      content: 'Reporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n',
    },
  ]);

/** The mail server signs whatever arrives at the address of bounces, and anybody can write to it. */
const powerless: [name: string, body: string | Buffer][] = [
  ['the id of the email alone', reportTo(`bounces+${victimsId}@mail.lavender.example`)],
  [
    'the id as it stands in the Message-ID',
    reportTo(`<${victims.source.match(/Message-ID: <([^>]+)>/)?.[1]}>`),
  ],
  ['an invented signature', postfixBounce(withToken(victims, `${victimsId}.${'0'.repeat(20)}`))],
  ['the signature of the own email', postfixBounce(withToken(victims, `${victimsId}.${ownSignature}`))],
  ['a shortened signature', reportTo(`bounces+${victimsId}.${victimsSignature.slice(0, 19)}@x.example`)],
  ['a signature with one more digit', reportTo(`bounces+${victimsId}.${victimsSignature}0@x.example`)],
  ['the id with one more digit', reportTo(`bounces+0${victimsId}.${victimsSignature}@x.example`)],
  [
    'a token made with another secret',
    postfixBounce(withToken(victims, emailToken('another secret', victimsId))),
  ],
  [
    'a token of an email that was never sent',
    postfixBounce(withToken(victims, emailToken(app.config.secret, randomUUID()))),
  ],
  ['an unsubscribe token', reportTo(`bounces+${Buffer.from(victim.accountId).toString('hex')}@x.example`)],
  [
    '1,000 guessed tokens',
    reportTo(
      Array.from(
        { length: 1_000 },
        () => `b+${randomBytes(16).toString('hex')}.${'a'.repeat(20)}@x.example`,
      ).join(', '),
    ),
  ],
  [
    'the token only in the text of the report',
    multipart(['To: fbl@x.example'], 'multipart/report; report-type=delivery-status', [
      { type: 'text/plain', content: `X-Email-Token: ${tokenOf(victims)}` },
      {
        type: 'message/delivery-status',
        content: 'Reporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n',
      },
    ]),
  ],
  [
    'the token only in the body of the returned message',
    multipart(['To: fbl@x.example'], 'multipart/report; report-type=feedback-report', [
      { type: 'message/feedback-report', content: 'Feedback-Type: abuse\r\nVersion: 1\r\n' },
      { type: 'message/rfc822', content: `Subject: Fwd\r\n\r\nX-Email-Token: ${tokenOf(victims)}` },
    ]),
  ],
  [
    'an HTML page instead of a report',
    `To: ${victims.from}\r\nContent-Type: text/html\r\n\r\n<h1>550 5.1.1 user unknown</h1>`,
  ],
  ['a plain text that reads like a bounce', `To: ${victims.from}\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`],
  [
    'an answer of the absent member',
    `To: ${victims.from}\r\nAuto-Submitted: auto-replied\r\n\r\nI am on holiday.`,
  ],
  [
    'a read receipt',
    multipart([`To: ${victims.from}`], 'multipart/report; report-type=disposition-notification', [
      { type: 'message/disposition-notification', content: 'Disposition: manual-action; displayed\r\n' },
    ]),
  ],
  [
    'a status in a multipart that is no report',
    multipart([`To: ${victims.from}`], 'multipart/mixed', [
      {
        type: 'message/delivery-status',
        content: 'Reporting-MTA: dns; x\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n',
      },
    ]),
  ],
  ['a report without parts', `To: ${victims.from}\r\nContent-Type: multipart/report; boundary=x\r\n\r\n`],
  [
    'a report without a boundary',
    `To: ${victims.from}\r\nContent-Type: multipart/report\r\n\r\nAction: failed`,
  ],
  ['a complaint that says it is none', yahooComplaint(victims, { type: 'not-spam' })],
  [
    'a complaint with two types',
    goodComplaint.replace('Feedback-Type: abuse', 'Feedback-Type: not-spam\r\nFeedback-Type: abuse'),
  ],
  [
    'a field injected by a fold',
    goodComplaint.replace('Feedback-Type: abuse', 'Feedback-Type: not-spam\r\n Feedback-Type: abuse'),
  ],
  [
    'a status injected into another field',
    postfixBounce(victims, { action: 'delayed\r\n Action: failed', status: '4.0.0' }),
  ],
  ['a report nested ten times', nested(10)],
  ['3,000 parts', bomb(3_000)],
  ['400 multiparts in each other', nestedMultiparts(400)],
  ['a header of 900 kB', `X-Long: ${'x'.repeat(900_000)}\r\n${good}`],
  ['100,000 header lines', `${'X-A: b\r\n'.repeat(100_000)}${good}`],
  ['a line of 900 kB', `To: x@x.example\r\n\r\n${'x'.repeat(900_000)}`],
  ['binary garbage', randomBytes(100_000)],
  ['zero bytes', Buffer.alloc(50_000)],
  ['nothing', ''],
  ['half of a report', exchangeBounce(victims).slice(0, 300)],
  ['a report in UTF-16', Buffer.from(good, 'utf16le')],
];

test('there are at least 40 forgeries', () => {
  expect(unsigned.length + powerless.length).toBeGreaterThanOrEqual(40);
});

test('the report itself would be accepted', async () => {
  const member = await signUpMember();
  await post(postfixBounce(await sendTo(member)));
  expect(await reasonsOf(member)).toEqual(['bounce']);
});

test.each(unsigned)('%s: refused, and nothing happens (spec D2.49)', async (_name, body, signature) => {
  expect(await post(body, signature)).toMatchObject({ status: 403, error: { code: 'signature_invalid' } });
  await expectNoEffect();
});

test.each(powerless)('%s: acknowledged, and nothing happens (spec D2.49)', async (_name, body) => {
  const before = await acceptedReports();
  const started = performance.now();
  expect(await post(body)).toMatchObject({ status: 200, body: { result: true } });
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(await acceptedReports()).toBe(before);
  await expectNoEffect();
});

test('10 MB are refused (spec D2.49)', async () => {
  expect(await post(Buffer.alloc(10_485_760, 'x'))).toMatchObject({
    status: 413,
    error: { code: 'payload_too_large' },
  });
});

test('a report of the own email disables only the own notifications (spec D2.49)', async () => {
  const moved = postfixBounce({ ...own, to: victims.to }).replaceAll(attacker.email, victim.email);
  await post(moved);
  await post(outlookComplaint({ ...own, source: victims.source.replaceAll(TOKEN, 'removed') }));
  expect(await reasonsOf(attacker)).toEqual(['bounce', 'fbl']);
  await expectNoEffect();
});

test('the answer does not reveal whether an email exists', async () => {
  const answers = [good, reportTo('nobody@x.example'), 'x'].map(body => post(body));
  const shown = (await Promise.all(answers)).map(({ status, body }) => JSON.stringify([status, body]));
  expect(new Set(shown).size).toBe(1);
});

async function acceptedReports(): Promise<number> {
  const { bounce = 0, complaint = 0, temporary = 0 } = await effects();
  return bounce + complaint + temporary;
}

async function expectNoEffect(): Promise<void> {
  expect(await reasonsOf(victim)).toEqual([]);
  const rows = db.selectFrom('email_feedback').select('kind').where('account_id', '=', victim.accountId);
  expect(await rows.execute()).toEqual([]);
}
