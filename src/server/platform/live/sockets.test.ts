import { EventEmitter, once } from 'node:events';
import fastify from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { fixedClock } from '../clock.ts';
import { createLog } from '../log.ts';
import type { Bus, BusNotice } from './bus.ts';
import type { SocketSession } from './connections.ts';
import { createFrameReceiver, receiveFrames } from './frame-receiver.ts';
import { sessionsEnded } from './session-check.ts';
import { serveLive } from './sockets.ts';
import { greeted, openSocket } from './testing/open-socket.ts';

const sessions = new Set<string>();
const listeners = new Set<(notice: BusNotice) => void>();
const restored = new Set<() => void>();
const bus: Bus = {
  publish: notice => {
    for (const listener of listeners) listener(notice);
  },
  subscribe: listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  onRestored: listener => {
    restored.add(listener);
    return () => restored.delete(listener);
  },
  onChannel: () => undefined,
  close: async () => undefined,
};
let check = Promise.resolve();

const hashOf = (session: string) => Buffer.from(session).toString('hex');
let identifyOverride: ((cookie: string) => Promise<SocketSession | null>) | null = null;

const arrived: { profileId: string; n: number }[] = [];

const receivedFrames: { profileId: string; n: number }[] = [];
const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));

const log = createLog('silent');
const http = fastify();
const live = await serveLive(http, {
  bus,
  log,
  // The cookie serves as profile id and as secret of the session.
  identify: async ({ headers: { cookie = '' } }) => {
    if (identifyOverride) return identifyOverride(cookie);
    await check;
    if (cookie === 'broken') throw new Error('database away');
    return sessions.has(cookie) ? { profileId: cookie, sessionHash: hashOf(cookie) } : null;
  },
  acknowledged: {
    matches: ({ type }) => type === 'credits',
    onAcknowledged: (profileId, events) =>
      arrived.push(...events.map(event => ({ profileId, n: event.type === 'credits' ? event.credits : 0 }))),
  },
  receiveFrame: createFrameReceiver({
    clock,
    schema: z.object({ n: z.number() }),
    perMinute: 20,
    onFrame: ({ profileId }, { n }) => receivedFrames.push({ profileId, n }),
  }),
  selectValidSessions: async hashes => {
    await check;
    return new Set(hashes.filter(hash => [...sessions].some(session => hashOf(session) === hash)));
  },
  serialize: async ({ type, ids }) =>
    type === 'credits'
      ? { type, credits: Number(ids.n) }
      : { type: 'unlike', by: 'other', profile: 'x'.repeat(Number(ids.long)) },
});
const url = await http.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => http.close());
beforeEach(() => {
  receivedFrames.length = 0;
  clock.advance(60_000);
  for (const member of ['anton', 'bram']) sessions.add(member);
});

const publishCredits = (to: string[], n: number) => bus.publish({ to, type: 'credits', ids: { n } });
const open = (cookie: string) => greeted(openSocket(url, { cookie }));
const event = (n: number) => ({ type: 'credits', credits: n });

test('a member receives their events on every socket, in order; nobody else receives them', async () => {
  const [first, second, outsider] = await Promise.all([open('anton'), open('anton'), open('bram')]);
  for (let n = 0; n < 20; n++) publishCredits(['anton'], n);
  publishCredits(['bram'], 99);
  await expect.poll(() => second.frames.length).toBe(21);
  const expected = [{ type: 'hello' }, ...Array.from({ length: 20 }, (_, n) => event(n))];
  expect([first.frames, second.frames]).toEqual([expected, expected]);
  expect(outsider.frames).toEqual([{ type: 'hello' }, event(99)]);
  for (const socket of [first, second, outsider]) socket.close();
});

test.each([
  ['without a session', {}],
  ['with an ended session', { cookie: 'nobody' }],
  ['from another site', { cookie: 'anton', origin: 'https://evil.example' }],
  ['from a page without origin', { cookie: 'anton', origin: 'null' }],
  ['without an origin', { cookie: 'anton', origin: null }],
])('a socket %s is closed and receives nothing, not even a greeting', async (_which, options) => {
  const socket = openSocket(url, options);
  await expect.poll(() => socket.closedWith()).toBe(4403);
  publishCredits(['anton'], 1);
  expect(socket.frames).toEqual([]);
});

test('a failing check ends the socket, not the process', async () => {
  const socket = openSocket(url, { cookie: 'broken' });
  await expect.poll(() => socket.closedWith()).toBeDefined();
  expect(socket.frames).toEqual([]);
  (await open('anton')).close();
});

test('a frame that is too large ends its socket without an error in the log', async () => {
  const errors = vi.spyOn(log, 'error');
  const tooLarge = await open('anton');
  tooLarge.socket.send('x'.repeat(100_000));
  await expect.poll(() => tooLarge.closedWith()).toBeDefined();
  expect(errors).not.toHaveBeenCalled();
  const broken = openSocket(url, { cookie: 'broken' });
  await expect.poll(() => broken.closedWith()).toBeDefined();
  errors.mockRestore();
});

test('the end of a session closes its sockets at once with a bye frame; other sessions stay (spec D4.10)', async () => {
  const [ended, other] = await Promise.all([open('anton'), open('bram')]);
  sessions.delete('anton');
  bus.publish(sessionsEnded('anton'));
  bus.publish(sessionsEnded('bram'));
  await expect.poll(() => ended.closedWith()).toBe(4403);
  expect(ended.frames.at(-1)).toEqual({ type: 'bye', reason: 'logged_out' });
  expect(other.closedWith()).toBeUndefined();
  other.close();
});

describe('a session that continues under another secret, as after a new password', () => {
  const renewed = { from: Buffer.from('anton'), to: Buffer.from('anton renewed') };
  const settle = () => new Promise(resolve => setTimeout(resolve, 50));
  afterEach(() => {
    identifyOverride = null;
    check = Promise.resolve();
    sessions.delete('anton renewed');
  });

  test('keeps a socket that is being checked', async () => {
    const [socket, other] = await Promise.all([open('anton'), open('bram')]);
    const { promise, resolve } = Promise.withResolvers<void>();
    check = promise;
    bus.publish(sessionsEnded('anton'));
    sessions.delete('anton');
    sessions.add('anton renewed');
    bus.publish(sessionsEnded('anton', renewed));
    resolve();
    await settle();
    publishCredits(['anton'], 1);
    await expect.poll(() => socket.frames).toEqual([{ type: 'hello' }, event(1)]);
    expect(socket.closedWith()).toBeUndefined();
    socket.socket.send('{"n":1}');
    await expect.poll(() => receivedFrames).toEqual([{ profileId: 'anton', n: 1 }]);
    socket.close();
    other.close();
  });

  async function opened(meanwhile: () => void) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { promise: identifying, resolve: ask } = Promise.withResolvers<void>();
    identifyOverride = async cookie => {
      ask();
      await promise;
      return { profileId: cookie, sessionHash: hashOf(cookie) };
    };
    const socket = openSocket(url, { cookie: 'anton' });
    await identifying;
    meanwhile();
    resolve();
    return socket;
  }

  test('keeps a socket identified before and added after it, also when sessions end later', async () => {
    const socket = await opened(() => {
      sessions.delete('anton');
      sessions.add('anton renewed');
      bus.publish(sessionsEnded('anton', renewed));
    });
    await greeted(socket);
    bus.publish(sessionsEnded('anton'));
    await settle();
    publishCredits(['anton'], 1);
    await expect.poll(() => socket.frames).toEqual([{ type: 'hello' }, event(1)]);
    expect(socket.closedWith()).toBeUndefined();
    socket.close();
  });

  test('a session that ended in between closes its socket at once, not at the next ping', async () => {
    const socket = await opened(() => {
      sessions.delete('anton');
      bus.publish(sessionsEnded('anton'));
    });
    await expect.poll(() => socket.closedWith()).toBe(4403);
    expect(socket.frames.at(-1)).toEqual({ type: 'bye', reason: 'logged_out' });
  });
});

test('a socket that closes while its session is checked leaves nothing behind', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  check = promise;
  const sockets = Array.from({ length: 25 }, () => openSocket(url, { cookie: 'anton' }));
  await Promise.all(sockets.map(({ socket }) => new Promise(opened => socket.on('open', opened))));
  for (const socket of sockets) socket.close();
  await new Promise(wait => setTimeout(wait, 50));
  resolve();
  check = Promise.resolve();
  (await open('anton')).close();
});

test('one member may hold 20 sockets', async () => {
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open('anton')));
  const oneMore = openSocket(url, { cookie: 'anton' });
  await expect.poll(() => oneMore.closedWith()).toBe(4429);
  for (const socket of sockets) socket.close();
});

describe('frames of a member', () => {
  const frameOf = (n: unknown) => JSON.stringify({ n });

  test('are received in order, with the member', async () => {
    const socket = await open('anton');
    for (let n = 0; n < 5; n++) socket.socket.send(frameOf(n));
    await expect.poll(() => receivedFrames.length).toBe(5);
    expect(receivedFrames).toEqual([0, 1, 2, 3, 4].map(n => ({ profileId: 'anton', n })));
    socket.close();
  });

  test.each([
    ['no JSON', '{"n":'],
    ['nothing at all', ''],
    ['something unknown', '{"m":1}'],
    ['no object', 'null'],
    ['of another type', frameOf('1')],
    ['binary', Buffer.from(frameOf(1))],
  ])('close the socket if it is %s; others stay', async (_what, data) => {
    const [socket, other] = await Promise.all([open('anton'), open('bram')]);
    socket.socket.send(data);
    socket.socket.send(frameOf(1));
    await expect.poll(() => socket.closedWith()).toBe(1008);
    other.socket.send(frameOf(2));
    await expect.poll(() => receivedFrames).toEqual([{ profileId: 'bram', n: 2 }]);
    other.close();
  });

  test.each([
    ['longer than any', frameOf('x'.repeat(2_000))],
    ['a megabyte in pieces', frameOf('x'.repeat(1_000_000))],
  ])('close the socket if it is %s, without being stored', async (_what, data) => {
    const socket = await open('anton');
    socket.socket.send(data);
    await expect.poll(() => socket.closedWith()).toBeDefined();
    expect(receivedFrames).toEqual([]);
  });

  test('are not received before the greeting', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    check = promise;
    const socket = openSocket(url, { cookie: 'anton' });
    await once(socket.socket, 'open');
    socket.socket.send(frameOf(1));
    await expect.poll(() => socket.closedWith()).toBe(1008);
    resolve();
    check = Promise.resolve();
    expect(receivedFrames).toEqual([]);
  });

  test('are not received while the session is being checked', async () => {
    const socket = await open('anton');
    const { promise, resolve } = Promise.withResolvers<void>();
    check = promise;
    bus.publish(sessionsEnded('anton'));
    socket.socket.send(frameOf(1));
    socket.socket.ping();
    await once(socket.socket, 'pong');
    resolve();
    check = Promise.resolve();
    await expect
      .poll(() => {
        socket.socket.send(frameOf(2));
        return receivedFrames[0];
      })
      .toEqual({ profileId: 'anton', n: 2 });
    socket.close();
  });

  test('ten thousand in a second are received up to the limit and close the socket, and the next one', async () => {
    const [socket, other] = await Promise.all([open('anton'), open('bram')]);
    for (let n = 0; n < 10_000; n++) socket.socket.send(frameOf(n));
    other.socket.send(frameOf(2));
    await expect.poll(() => socket.closedWith()).toBe(4429);
    const again = await open('anton');
    again.socket.send(frameOf(3));
    await expect.poll(() => again.closedWith()).toBe(4429);
    expect(receivedFrames.filter(({ profileId }) => profileId === 'anton')).toHaveLength(20);
    expect(receivedFrames.filter(({ profileId }) => profileId === 'bram')).toHaveLength(1);
    other.close();
  });

  test('are not received over a closing socket, however long it takes', () => {
    const socket = Object.assign(new EventEmitter(), { readyState: 2, OPEN: 1, close: () => undefined });
    let times = 0;
    receiveFrames(socket as unknown as WebSocket, () => {
      times += 1;
      return 'accepted';
    });
    socket.emit('message', Buffer.from(frameOf(1)), false);
    socket.readyState = 1;
    socket.emit('message', Buffer.from(frameOf(1)), false);
    expect(times).toBe(1);
  });
});

test('a browser that does not read is disconnected before it fills the memory', async () => {
  const [stuck, other] = await Promise.all([open('anton'), open('bram')]);
  stuck.socket.pause();
  for (let n = 0; n < 200; n++) {
    bus.publish({ to: ['anton'], type: 'unlike', ids: { long: 200_000 } });
    await new Promise(resolve => setImmediate(resolve));
  }
  stuck.socket.resume();
  await expect.poll(() => stuck.closedWith()).toBe(1006);
  expect(stuck.frames.length).toBeLessThan(150);
  expect(other.closedWith()).toBeUndefined();
  other.close();
});

test('after an outage of the bus every browser is greeted again and refetches', async () => {
  const [first, second] = await Promise.all([open('anton'), open('bram')]);
  for (const listener of restored) listener();
  await expect.poll(() => [first.frames.length, second.frames.length]).toEqual([2, 2]);
  expect(first.frames.at(-1)).toEqual({ type: 'hello' });
  first.close();
  second.close();
});

test('received events are acknowledged once each, and never those not read', async () => {
  const socket = await open('anton');
  arrived.length = 0;
  for (let n = 0; n < 50; n++) {
    publishCredits(['anton'], n);
    if (n % 7 === 0) await new Promise(resolve => setImmediate(resolve));
  }
  await expect.poll(() => arrived.length).toBe(50);
  expect(arrived).toEqual(Array.from({ length: 50 }, (_, n) => ({ profileId: 'anton', n })));
  socket.socket.pause();
  publishCredits(['anton'], 50);
  await new Promise(resolve => setTimeout(resolve, 50));
  socket.close();
  await expect.poll(() => live.count()).toBe(0);
  expect(arrived).toHaveLength(50);
});

test('a server that shuts down sends a bye frame', async () => {
  const socket = await open('anton');
  live.close();
  await expect.poll(() => socket.closedWith()).toBe(1012);
  expect(socket.frames.at(-1)).toEqual({ type: 'bye', reason: 'restarting' });
  expect([listeners.size, restored.size]).toEqual([0, 0]);
});
