import { createHook } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import webPush from 'web-push';
import type { PushRequest } from './provider.ts';
import { publicLookup, type ResolveAll } from './public-lookup.ts';
import { createPushService } from './sandbox/push-service.ts';
import { forbiddenEndpoints } from './testing/forbidden-endpoints.ts';
import { startPushService } from './testing/start-push-service.ts';
import { createWebPush } from './web-push.ts';

const KNOWN = ['fcm.googleapis.com', '*.push.apple.com', '*.notify.windows.com'];
const keys = webPush.generateVAPIDKeys();

let connections = 0;
const counting = createHook({
  init(_id, type) {
    if (type === 'TCPCONNECTWRAP') connections += 1;
  },
}).enable();
let arrivals = 0;
const listener = createServer((_request, response) => response.end());
listener.on('connection', () => {
  arrivals += 1;
});
listener.listen(0, '127.0.0.1');
await once(listener, 'listening');
const { port } = listener.address() as AddressInfo;
afterAll(() => {
  counting.disable();
  listener.closeAllConnections();
  listener.close();
});

const resolveTo =
  (...addresses: string[]): ResolveAll =>
  (_hostname, _options, callback) =>
    callback(
      null,
      addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const pushWith = (options: Partial<Parameters<typeof createWebPush>[0]>) =>
  createWebPush({ keys, subject: 'mailto:push@lavender.example', services: KNOWN, ...options });

const browser = createPushService({ publicKey: () => keys.publicKey, origin: () => '' }).subscribe();
const requestTo = (endpoint: string): PushRequest => ({
  target: { endpoint, ...browser.keys },
  payload: '{}',
  ttlSeconds: 60,
  topic: 'topic',
  urgency: 'normal',
});

/** Counts what really reaches the network. */
async function connectionsDuring(act: () => Promise<unknown>): Promise<{ tried: number; arrived: number }> {
  const [tried, arrived] = [connections, arrivals];
  await act();
  return { tried: connections - tried, arrived: arrivals - arrived };
}

test('more than 60 forms of other addresses are refused and make no connection (spec 4.11)', async () => {
  const push = pushWith({ resolve: resolveTo('127.0.0.1') });
  const payloads = forbiddenEndpoints(port);
  expect(payloads.length).toBeGreaterThan(60);
  const outcomes: Record<string, string> = {};
  const { tried, arrived } = await connectionsDuring(async () => {
    for (const endpoint of payloads) {
      const result = await push.send(requestTo(endpoint));
      outcomes[endpoint] = push.accepts(endpoint) ? 'accepted' : result.outcome;
    }
  });
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
  expect({ tried, arrived }).toEqual({ tried: 0, arrived: 0 });
  push.close();
});

test.each([
  ['127.0.0.1'],
  ['::1'],
  ['::ffff:127.0.0.1'],
  ['::ffff:10.0.0.1'],
  ['10.1.2.3'],
  ['172.31.255.255'],
  ['192.168.0.1'],
  ['169.254.169.254'],
  ['100.64.0.1'],
  ['0.0.0.0'],
  ['::'],
  ['fe80::1'],
  ['fd00::1'],
  ['64:ff9b::7f00:1'],
  ['2002:7f00:1::'],
  ['224.0.0.1'],
  ['255.255.255.255'],
  ['93.184.216.34', '127.0.0.1'],
])(
  'a push service whose name leads to %s is refused without a connection (spec 4.11)',
  async (...addresses) => {
    const push = pushWith({ resolve: resolveTo(...addresses) });
    const { tried } = await connectionsDuring(async () => {
      const result = await push.send(requestTo('https://fcm.googleapis.com/fcm/send/a'));
      expect(result).toEqual({ outcome: 'refused', reason: 'fcm.googleapis.com has no public address' });
    });
    expect(tried).toBe(0);
    push.close();
  },
);

test('the connection goes to the addresses that were checked, and the name is not resolved again (spec 4.11)', async () => {
  const answers = [['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'], ['127.0.0.1']];
  const lookup = publicLookup((...asked) => resolveTo(...(answers.shift() ?? []))(...asked));
  const resolved = await new Promise(resolve =>
    lookup('fcm.googleapis.com', { all: true }, (_error, addresses) => resolve(addresses)),
  );
  expect(resolved).toMatchObject([
    { address: '93.184.216.34', family: 4 },
    { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 },
  ]);
  expect(answers).toHaveLength(1);
});

test('the tests above count connections: a push to a closed port of this machine is one', async () => {
  const push = pushWith({ localPrefixes: () => ['http://127.0.0.1:1/'] });
  const { tried } = await connectionsDuring(() => push.send(requestTo('http://127.0.0.1:1/a')));
  expect(tried).toBe(1);
  push.close();
});

test('a redirect is not followed (spec 4.11)', async () => {
  const service = await startPushService(() => keys.publicKey);
  const push = pushWith({ localPrefixes: () => [`${service.origin}/`] });
  for (const status of [301, 302, 303, 307, 308]) {
    service.setTrouble({ status, headers: { location: `http://127.0.0.1:${port}/` } });
    const { arrived } = await connectionsDuring(async () => {
      const result = await push.send(requestTo(service.subscribe().endpoint));
      expect(result).toEqual({ outcome: 'refused', reason: `answered ${status}` });
    });
    expect(arrived).toBe(0);
  }
  push.close();
  await service.close();
});

test('the address of a subscription is accepted exactly as the browsers write it (spec 4.11)', () => {
  const push = pushWith({});
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/c8Jf:APA91bF-x_y',
    'https://web.push.apple.com/QGx_z',
    'https://db5p.notify.windows.com/w/?token=BQYAAAD%2bx%3d',
  ])
    expect(push.accepts(endpoint)).toBe(true);
  push.close();
});
