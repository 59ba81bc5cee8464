import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SmsAway } from './sms.ts';
import { createTwilio } from './twilio.ts';

type Asked = {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  form: object;
};

/** A counterpart that speaks the provider's protocol (2010-04-01, Messages), and misbehaves when told to. */
const asked: Asked[] = [];
let answer: (response: ServerResponse) => void;
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { method, url: path, headers } = request;
  const { authorization } = headers;
  const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
  asked.push({ method, path, authorization, form });
  answer(response);
});
const listening = Promise.withResolvers<void>();
service.listen(0, '127.0.0.1', listening.resolve);
await listening.promise;
afterAll(() => void service.close().closeAllConnections());

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
beforeEach(() => {
  asked.length = 0;
  answer = response =>
    json(response, 201, { sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null });
});

const account = `AC${'1'.repeat(32)}`;
const options = {
  account,
  token: 'a-token-that-nobody-knows',
  from: 'Lavender',
  url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  timeoutMs: 300,
};
const message = { to: '+31612345678', text: 'Je code: 424242 & meer' };

describe('a message by Twilio (section 4, SMS code)', () => {
  test('is handed over as a form, with the number, the sender and the words', async () => {
    await createTwilio(options).send(message);
    expect(asked).toEqual([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${account}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${account}:${options.token}`).toString('base64')}`,
        form: { To: '+31612345678', From: 'Lavender', Body: 'Je code: 424242 & meer' },
      },
    ]);
  });

  test('goes by a messaging service where there is one', async () => {
    const from = `MG${'2'.repeat(32)}`;
    await createTwilio({ ...options, from }).send(message);
    expect(asked[0]?.form).toEqual({ To: message.to, MessagingServiceSid: from, Body: message.text });
  });

  test.each([
    [21211, 'refused'],
    [21614, 'refused'],
    [21610, 'refused'],
    [21408, 'refused'],
    [20003, 'away'],
    [21606, 'away'],
  ])('code %i: %s', async (code, why) => {
    answer = response => json(response, 400, { code, message: `The number ${message.to}`, status: 400 });
    await expect(createTwilio(options).send(message)).rejects.toMatchObject({ why });
  });

  test('is not even tried for what is no number', async () => {
    for (const to of ['', '0612345678', '+31 6 12345678', '+0612345678', `+${'1'.repeat(16)}`])
      await expect(createTwilio(options).send({ ...message, to })).rejects.toMatchObject({ why: 'refused' });
    expect(asked).toEqual([]);
  });
});

const misbehaviour: Record<string, (response: ServerResponse) => void> = {
  'an error': response => json(response, 500, { message: message.text }),
  'too many': response => json(response, 429, { code: 20429 }),
  'a token that is not right': response => json(response, 401, { code: 20003 }),
  'a page': response => void response.writeHead(201, { 'content-type': 'text/html' }).end('<p>no</p>'),
  'half of JSON': response =>
    void response.writeHead(201, { 'content-type': 'application/json' }).end('{"sid'),
  'another shape': response => json(response, 201, { id: 1 }),
  'a redirect': response => void response.writeHead(307, { location: '/elsewhere' }).end(),
  'too much': response => json(response, 201, { sid: 'S'.repeat(100_000) }),
  'a closed line': response => void response.destroy(),
  silence: () => undefined,
};

test.each(Object.keys(misbehaviour))(
  'the service misbehaves, %s: it is away, and neither number nor code nor token is told',
  async name => {
    answer = misbehaviour[name] as typeof answer;
    const error = await createTwilio(options)
      .send(message)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SmsAway);
    expect(error).toMatchObject({ why: 'away' });
    const said = JSON.stringify([String(error), (error as Error).cause, (error as Error).stack]);
    for (const secret of ['424242', '31612345678', options.token]) expect(said).not.toContain(secret);
  },
);
