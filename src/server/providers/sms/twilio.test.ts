import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SmsError } from './provider.ts';
import { createTwilio } from './twilio.ts';

type ReceivedRequest = {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  form: object;
};

const receivedRequests: ReceivedRequest[] = [];
let answer: (response: ServerResponse) => void;
const service = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { method, url: path, headers } = request;
  const { authorization } = headers;
  const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')));
  receivedRequests.push({ method, path, authorization, form });
  answer(response);
});
const listening = Promise.withResolvers<void>();
service.listen(0, '127.0.0.1', listening.resolve);
await listening.promise;
afterAll(() => void service.close().closeAllConnections());

const json = (response: ServerResponse, status: number, body: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
beforeEach(() => {
  receivedRequests.length = 0;
  answer = response =>
    json(response, 201, { sid: `SM${'0'.repeat(32)}`, status: 'queued', error_code: null });
});

const account = `AC${'1'.repeat(32)}`;
const options = {
  account,
  token: 'a-token-that-nobody-knows',
  from: 'Lavender',
  url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
  timeoutMs: 60_000,
};
const message = { to: '+31612345678', text: 'Je code: 424242 & meer' };

describe('a message by Twilio (spec 4.10)', () => {
  test('is posted as a form with number, sender and text', async () => {
    await createTwilio(options).send(message);
    expect(receivedRequests).toEqual([
      {
        method: 'POST',
        path: `/2010-04-01/Accounts/${account}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${account}:${options.token}`).toString('base64')}`,
        form: { To: '+31612345678', From: 'Lavender', Body: 'Je code: 424242 & meer' },
      },
    ]);
  });

  test('uses a messaging service if one is configured', async () => {
    const from = `MG${'2'.repeat(32)}`;
    await createTwilio({ ...options, from }).send(message);
    expect(receivedRequests[0]?.form).toEqual({
      To: message.to,
      MessagingServiceSid: from,
      Body: message.text,
    });
  });

  test.each([
    [21211, 'refused'],
    [21614, 'refused'],
    [21610, 'refused'],
    [21408, 'refused'],
    [20003, 'unavailable'],
    [21606, 'unavailable'],
  ])('code %i: %s', async (code, reason) => {
    answer = response => json(response, 400, { code, message: `The number ${message.to}`, status: 400 });
    await expect(createTwilio(options).send(message)).rejects.toMatchObject({ reason });
  });

  test('is not attempted for an invalid number', async () => {
    for (const to of ['', '0612345678', '+31 6 12345678', '+0612345678', `+${'1'.repeat(16)}`])
      await expect(createTwilio(options).send({ ...message, to })).rejects.toMatchObject({
        reason: 'refused',
      });
    expect(receivedRequests).toEqual([]);
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
  'when the service fails (%s), the error contains neither number nor code nor token',
  async name => {
    answer = misbehaviour[name] as typeof answer;
    const error = await createTwilio({ ...options, timeoutMs: 300 })
      .send(message)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SmsError);
    expect(error).toMatchObject({ reason: 'unavailable' });
    const said = JSON.stringify([String(error), (error as Error).cause, (error as Error).stack]);
    for (const secret of ['424242', '31612345678', options.token]) expect(said).not.toContain(secret);
  },
);
