import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { createHostPauses } from './host-pauses.ts';
import { createHostSlots } from './host-slots.ts';
import type { PushRequest } from './provider.ts';
import { startPushService } from './testing/start-push-service.ts';
import { createWebPush } from './web-push.ts';

const keys = webPush.generateVAPIDKeys();
const service = await startPushService(() => keys.publicKey);
const options = {
  keys,
  subject: 'mailto:push@lavender.example',
  services: ['fcm.googleapis.com'],
  localPrefixes: () => [`${service.origin}/`],
};
const newPush = (timeoutMs = 1_000) => createWebPush({ ...options, timeoutMs });
afterEach(() => service.setTrouble(null));
afterAll(() => service.close());

const requestOf = (subscription = service.subscribe(), payload = 'Hallo 👋'): PushRequest => ({
  target: { endpoint: subscription.endpoint, ...subscription.keys },
  payload,
  ttlSeconds: 3_600,
  topic: 'a-topic',
  urgency: 'high',
});

test('the push service verifies who sends, and only the browser can read the message (RFC 8291, 8292; spec 4.11)', async () => {
  const push = newPush();
  expect(await push.send(requestOf())).toEqual({ outcome: 'sent' });
  expect(service.received.at(-1)).toMatchObject({
    payload: 'Hallo 👋',
    ttlSeconds: 3_600,
    topic: 'a-topic',
    urgency: 'high',
  });
  const [one, other] = [service.subscribe(), service.subscribe()];
  expect(await push.send(requestOf({ ...one, keys: other.keys }))).toMatchObject({ reason: 'answered 400' });
  const damaged = { ...one, keys: { ...one.keys, p256dh: 'A'.repeat(87) } };
  expect(await push.send(requestOf(damaged))).toEqual({ outcome: 'refused', reason: 'unusable keys' });
  const stranger = createWebPush({ ...options, keys: webPush.generateVAPIDKeys() });
  expect(await stranger.send(requestOf())).toMatchObject({ outcome: 'refused', reason: 'answered 403' });
  push.close();
  stranger.close();
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('the answer %i means %s (spec 4.11)', async (status, outcome) => {
  const push = newPush();
  service.setTrouble({ status });
  expect(await push.send(requestOf())).toMatchObject({ outcome });
  push.close();
});

test.each([
  ['120', 120_000],
  ['999999999', 3_600_000],
  ['-5', 0],
  ['soon', 0],
])('Retry-After %s is a wait of %i ms at most an hour (spec 4.11)', async (header, waitMs) => {
  const push = newPush();
  service.setTrouble({ status: 429, headers: { 'retry-after': header } });
  expect(await push.send(requestOf())).toMatchObject({ outcome: 'later', waitMs });
  push.close();
});

test('a slow service, an endless answer and a closed port end in time (spec 4.11)', async () => {
  const push = newPush(200);
  service.setTrouble({ delayMs: 5_000 });
  const start = performance.now();
  expect(await push.send(requestOf())).toMatchObject({ outcome: 'later' });
  expect(performance.now() - start).toBeLessThan(2_000);
  const closed = requestOf({ ...service.subscribe(), endpoint: `${service.origin}/x` });
  service.setTrouble({ status: 201, headers: { 'x-long': 'a'.repeat(20_000) } });
  expect(await push.send(closed)).toMatchObject({ outcome: 'later' });
  push.close();
});

test('an idle connection that the service closes at the same moment is replaced at once, not ten seconds later (spec 4.11)', async () => {
  const sockets = new Map<Socket, number>();
  const server = createServer((request, response) => {
    const requests = (sockets.get(request.socket) ?? 0) + 1;
    sockets.set(request.socket, requests);
    if (requests > 1) request.socket.resetAndDestroy();
    else response.writeHead(201).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const push = createWebPush({ ...options, localPrefixes: () => [`${origin}/`] });
  const request = requestOf({ ...service.subscribe(), endpoint: `${origin}/browser` });
  for (let time = 0; time < 3; time++) expect(await push.send(request)).toEqual({ outcome: 'sent' });
  expect([...sockets.values()]).toEqual([2, 2, 1]);
  push.close();
  server.close();
});

test('a burst of 400 to a slow service arrives completely, because the timeout begins with each send (spec 4.11)', async () => {
  // Shorter than all sends together take, and long enough for a busy machine.
  const push = newPush(10_000);
  const subscription = service.subscribe();
  service.setTrouble({ delayMs: 1_000 });
  const results = await Promise.all(Array.from({ length: 400 }, () => push.send(requestOf(subscription))));
  expect(results.filter(({ outcome }) => outcome !== 'sent')).toEqual([]);
  push.close();
}, 90_000);

test('what waited for a service that got paused meanwhile is not sent to it (spec 4.11)', async () => {
  const push = newPush();
  const [subscription, before] = [service.subscribe(), service.requests()];
  service.setTrouble({ status: 503, delayMs: 100 });
  const results = await Promise.all(Array.from({ length: 200 }, () => push.send(requestOf(subscription))));
  expect(results.every(({ outcome }) => outcome === 'later')).toBe(true);
  expect(service.requests() - before).toBeLessThan(80);
  push.close();
});

test('a send waits for a free slot only as long as the outbox leaves it alone (spec 4.11)', async () => {
  const slots = createHostSlots({ perHost: 1, maxWaitMs: 50 });
  const release = await slots.acquire('slow.example');
  const [late, other] = await Promise.all([slots.acquire('slow.example'), slots.acquire('fast.example')]);
  expect([late, typeof other]).toEqual([null, 'function']);
  const next = slots.acquire('slow.example');
  release?.();
  expect(await next).toBeTypeOf('function');
});

test('a service that fails again and again is paused for half a minute, others are not (spec 4.11)', () => {
  let now = 0;
  const pauses = createHostPauses(() => now);
  const later = { outcome: 'later', reason: 'answered 503', waitMs: 0 } as const;
  for (let failure = 0; failure < 7; failure++) pauses.record('slow.example', later);
  expect(pauses.waitMs('slow.example')).toBe(0);
  pauses.record('slow.example', later);
  expect([pauses.waitMs('slow.example'), pauses.waitMs('fast.example')]).toEqual([30_000, 0]);
  now = 30_000;
  expect(pauses.waitMs('slow.example')).toBe(0);
  pauses.record('slow.example', { outcome: 'sent' });
  pauses.record('slow.example', later);
  expect(pauses.waitMs('slow.example')).toBe(0);
});
