import pg from 'pg';
import { WebSocket } from 'ws';
import { MESSAGE_CREDITS } from '#contract/constants';
import { runStatement } from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, loadMeasurement, type Measurement } from '../benchmark.ts';
import { bareSend } from '../support/bare-send.ts';
import { sizeName } from '../support/bench-environment.ts';
import type { ChildServer } from '../support/child-server.ts';
import { type BenchPair, logInPairs } from '../support/members.ts';
import { openMessagePool, sendAtRate } from '../support/send-at-rate.ts';
import { alternate, type Load } from '../support/stats.ts';
import { roundRobin, sendRequest } from './message-sends.ts';

const PAIRS = 64;
const BARE_CONNECTIONS = 8;
/** Goal P2 names these two rates (docs/product/goals.md). */
const MESSAGES_PER_SECOND = [500, 100];

/**
 * The limit is a message that is stored by one bare statement and then goes through a relay without a database.
 * @spec P2
 */
export const latencyBenchmark: Benchmark = {
  id: 'P2',
  title: "From POST to the other member's socket",
  async measure({ smallest: { url, members }, serve }) {
    const pairs = await logInPairs(url, PAIRS);
    await using app = await serve('serve-app.ts', url);
    await using otherApp = await serve('serve-app.ts', url);
    await using relay = await serve('serve-relay.ts', url);
    const measurements: Measurement[] = [];
    for (const perSecond of MESSAGES_PER_SECOND) {
      const { bare, ours, between } = await alternate(3, {
        bare: () => storedThenRelayed(url, relay, pairs, perSecond),
        ours: () => throughApp({ posts: app, sockets: app }, pairs, perSecond),
        between: () => throughApp({ posts: app, sockets: otherApp }, pairs, perSecond),
      });
      const label = `at ${perSecond}/s among ${sizeName(members)}`;
      const twoProcesses = `${label}, POST and socket in two processes`;
      measurements.push(
        loadMeasurement(`p95 ${label}`, 'p95', { ours, limit: bare }, { atMost: 2.5 }),
        loadMeasurement(`p99 ${label}`, 'p99', { ours, limit: bare }, { atMost: 4 }),
        loadMeasurement(`p95 ${twoProcesses}`, 'p95', { ours: between, limit: bare }, { atMost: 2.5 }),
        loadMeasurement(`p99 ${twoProcesses}`, 'p99', { ours: between, limit: bare }, { atMost: 4 }),
      );
    }
    return measurements;
  },
};

let runCount = 0;

function throughApp(
  { posts, sockets: receiving }: Record<'posts' | 'sockets', ChildServer>,
  pairs: BenchPair[],
  perSecond: number,
): Promise<Load> {
  const next = roundRobin(pairs);
  const pool = openMessagePool(posts);
  runCount += 1;
  const mark = `run ${runCount} message `;
  return sendAtRate(
    perSecond,
    nth => pool.send(sendRequest(next(), posts.port, `${mark}${nth}`)),
    async arrived => {
      const sockets = await Promise.all(
        pairs.map(({ recipient }) => openBenchSocket(receiving, `session=${recipient.secret}`, '/api/live')),
      );
      for (const socket of sockets) {
        socket.on('message', (data: Buffer) => {
          const text = data.toString();
          const at = text.indexOf(mark);
          if (at >= 0) arrived(Number.parseInt(text.slice(at + mark.length), 10));
        });
      }
      return () => {
        for (const socket of sockets) socket.terminate();
        pool.close();
      };
    },
  );
}

async function storedThenRelayed(
  url: string,
  relay: ChildServer,
  pairs: BenchPair[],
  perSecond: number,
): Promise<Load> {
  const next = roundRobin(pairs);
  const database = new pg.Pool({ connectionString: url, max: BARE_CONNECTIONS });
  const sender = await openBenchSocket(relay, '', '/');
  const store = async (nth: number) => {
    const client = await database.connect();
    await runStatement(client, bareSend({ pair: next(), text: `Message ${nth}`, price: MESSAGE_CREDITS }));
    client.release();
    sender.send(String(nth));
  };
  return sendAtRate(
    perSecond,
    nth => void store(nth),
    async arrived => {
      const receivers = await Promise.all(
        Array.from({ length: PAIRS }, () => openBenchSocket(relay, '', '/receiver')),
      );
      for (const socket of receivers)
        socket.on('message', (data: Buffer) => arrived(Number(data.toString())));
      return () => {
        for (const socket of [sender, ...receivers]) socket.terminate();
        void database.end();
      };
    },
  );
}

export function openBenchSocket(child: ChildServer, cookie: string, path: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://localhost:${child.port}${path}`, {
    origin: child.url,
    headers: { ...(cookie && { cookie }) },
  });
  return new Promise((resolve, reject) => {
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
    socket.once('close', code => reject(new Error(`the socket was closed: ${code}`)));
  });
}
