import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { login } from './accounts.ts';
import { defineCall } from './call.ts';
import { getChats, sendMessage } from './chats.ts';
import { type ApiOptions, createApi } from './client.ts';

const keyedCall = defineCall('POST', '/api/keyed.php', {
  summary: 'A call of this test',
  section: '7',
  output: z.object({ done: z.boolean() }),
  repeat: 'key',
});

function fakeNetwork(...answers: (Response | Error)[]) {
  const requests: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const fetch: ApiOptions['fetch'] = async (url, init) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push({ url, init });
    if (!answer || answer instanceof Error) throw answer ?? new Error('no answer');
    return answer.clone();
  };
  const wait = async (ms: number) => void waits.push(ms);
  const make = (more: Partial<ApiOptions> = {}) =>
    createApi({ fetch, baseUrl: '', requestType: 'client', wait, random: () => 1, ...more });
  return { requests, waits, make };
}
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const unavailableResponse = json(503, { error: { code: 'unavailable', message: '' } });
const messageInput = { body: { to: crypto.randomUUID(), client_id: crypto.randomUUID(), text: 'Hoi' } };

test('a call that keeps failing is tried once and repeated 5 times with exponential delay (spec 7.11)', async () => {
  const { requests, waits, make } = fakeNetwork(unavailableResponse);
  await expect(make()(getChats)).rejects.toMatchObject({ code: 'unavailable' });
  expect(requests).toHaveLength(6);
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000]);
});

test.each([408, 425, 429, 500, 502, 503])('status %i is repeated (spec D1.3)', async status => {
  const { requests, make } = fakeNetwork(json(status, {}), json(200, { chats: [] }));
  expect(await make()(getChats)).toEqual({ chats: [] });
  expect(requests).toHaveLength(2);
});

test.each([400, 401, 404, 409, 422])('status %i is final (spec D1.3)', async status => {
  const { requests, make } = fakeNetwork(json(status, { error: { code: 'invalid_input', message: 'x' } }));
  await expect(make()(getChats)).rejects.toMatchObject({ name: 'ApiError' });
  expect(requests).toHaveLength(1);
});

test('a call is repeated after a network error; the message has the same client id in every attempt', async () => {
  const { requests, make } = fakeNetwork(
    new TypeError('line'),
    new TypeError('line'),
    json(200, { message: {}, credits: 2 }),
  );
  await make()(sendMessage, messageInput);
  expect(new Set(requests.map(({ init }) => init.body)).size).toBe(1);
  expect(requests).toHaveLength(3);
});

test('a call with the retry policy "none" is sent once (login)', async () => {
  const { requests, make } = fakeNetwork(new TypeError('line'));
  await expect(make()(login, { body: { email: 'a@example.com', password: 'x' } })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(requests).toHaveLength(1);
});

test('a call with the retry policy "key" sends one Idempotency-Key in all its attempts, and a new key in the next call', async () => {
  const { requests, make } = fakeNetwork(unavailableResponse, json(200, { done: true }));
  const api = make();
  await api(keyedCall);
  await api(keyedCall);
  const keys = requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('Retry-After is obeyed when it is longer than the computed delay, up to a minute', async () => {
  const { waits, make } = fakeNetwork(
    json(429, {}, { 'retry-after': '7' }),
    json(503, {}, { 'retry-after': '9999' }),
    json(200, {}),
  );
  await make()(getChats);
  expect(waits).toEqual([7_000, 60_000]);
});

test('a 429 with a Retry-After of more than a minute is not repeated', async () => {
  const { requests, waits, make } = fakeNetwork(json(429, {}, { 'retry-after': '61' }));
  await expect(make()(getChats)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect([requests.length, waits]).toEqual([1, []]);
});

test('an answer with a tag is kept, and is the answer again when the server calls it unchanged (spec 7.8)', async () => {
  const { requests, make } = fakeNetwork(
    json(200, { chats: [1] }, { etag: 'W/"one"' }),
    new Response(null, { status: 304 }),
    json(200, { chats: [2] }, { etag: 'W/"two"' }),
    new Response(null, { status: 304 }),
  );
  const api = make();
  const first = (await api(getChats)) as { chats: unknown[] };
  // Pages write events into what they got.
  first.chats.push('an event');
  expect(await api(getChats)).toEqual({ chats: [1] });
  expect(await api(getChats)).toEqual({ chats: [2] });
  expect(await api(getChats)).toEqual({ chats: [2] });
  expect(requests.map(({ init }) => new Headers(init.headers).get('if-none-match'))).toEqual([
    null,
    'W/"one"',
    'W/"one"',
    'W/"two"',
  ]);
});

test('a 403 with authentication_required logs a logged-in user out and resolves false (spec 8.1)', async () => {
  let logouts = 0;
  const refused = json(403, {
    error: { code: 'authentication_required', message: '' },
    authentication_required: true,
  });
  const { make } = fakeNetwork(refused);
  const asMember = make({ isLoggedIn: () => true, onLoggedOut: () => logouts++ });
  expect(await asMember(getChats)).toBe(false);
  expect(logouts).toBe(1);
});

test('the calls of a member carry their profile id in every attempt; the client distinguishes a session of another member from an ended session (spec D2.21)', async () => {
  const logoutReasons: string[] = [];
  const refused = json(403, {
    error: { code: 'authentication_required', message: '', params: { by: 'other' } },
    authentication_required: true,
  });
  const { requests, make } = fakeNetwork(unavailableResponse, unavailableResponse, refused);
  let member = 'anton';
  const wait = async () => {
    member = 'bram';
  };
  const api = make({
    member: () => member,
    isLoggedIn: () => true,
    onLoggedOut: by => logoutReasons.push(by),
    wait,
  });
  expect(await api(sendMessage, messageInput)).toBe(false);
  expect(requests.map(({ init }) => new Headers(init.headers).get('x-member'))).toEqual(
    Array(3).fill('anton'),
  );
  expect(logoutReasons).toEqual(['other']);
});

test('the same 403 rejects for a visitor, and on the user path (spec 8.1)', async () => {
  let logouts = 0;
  const refused = json(403, {
    error: { code: 'authentication_required', message: '' },
    authentication_required: true,
  });
  const { make } = fakeNetwork(refused);
  await expect(make({ isLoggedIn: () => false })(getChats)).rejects.toMatchObject({
    code: 'authentication_required',
  });
  const asMember = make({ isLoggedIn: () => true, onLoggedOut: () => logouts++ });
  await expect(asMember(login, { body: { email: '', password: '' } })).rejects.toMatchObject({
    code: 'authentication_required',
  });
  expect(logouts).toBe(0);
});

test('requests say whether the browser or the server renders, and go to the configured base URL (spec 7.11)', async () => {
  const { requests, make } = fakeNetwork(json(200, { chats: [] }));
  await make({ baseUrl: 'https://api.lavender.example', requestType: 'server' })(getChats);
  expect(requests[0]?.url).toBe('https://api.lavender.example/api/chats.php');
  expect(new Headers(requests[0]?.init.headers).get('x-request-type')).toBe('server');
});

test('a refused field arrives with its code and text', async () => {
  const fields = { text: { code: 'message_too_long', message: 'Te lang' } };
  const { make } = fakeNetwork(json(422, { error: { code: 'invalid_input', message: 'x', fields } }));
  await expect(make()(sendMessage, messageInput)).rejects.toMatchObject({ code: 'invalid_input', fields });
});
