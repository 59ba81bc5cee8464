import { WebSocket } from 'ws';
import { type Benchmark, boundMeasurement, loadMeasurement, type Measurement } from '../benchmark.ts';
import { sizeName } from '../support/bench-environment.ts';
import type { ChildServer } from '../support/child-server.ts';
import { type BenchPair, logInPairs } from '../support/members.ts';
import { openMessagePool, sendAtRate } from '../support/send-at-rate.ts';
import { alternate, type Load, medianOf } from '../support/stats.ts';
import { roundRobin, sendRequest } from './message-sends.ts';

const PAIRS = 64;
/** Goal P2 names these two rates (docs/product/goals.md). */
const MESSAGES_PER_SECOND = [500, 100];

/** @spec P2 */
export const latencyBenchmark: Benchmark = {
  id: 'P2',
  title: "From POST to the other member's socket",
  async measure({ smallest: { url, members }, serve, log }) {
    const pairs = await logInPairs(url, PAIRS);
    await using app = await serve('serve-app.ts', url);
    await using relay = await serve('serve-relay.ts', url);
    const measurements: Measurement[] = [];
    for (const perSecond of MESSAGES_PER_SECOND) {
      const { ours, bare } = await alternate(3, {
        bare: () => throughRelay(relay, perSecond),
        ours: () => throughApp(app, pairs, perSecond),
      });
      const [p50, p99] = [medianOf(ours, round => round.p50), medianOf(ours, round => round.p99)];
      log(`${perSecond} a second: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
      const label = `p95 at ${perSecond}/s among ${sizeName(members)}`;
      const p95 = medianOf(ours, round => round.p95);
      measurements.push(
        loadMeasurement(`${label}, beside a bare relay`, 'p95', { ours, limit: bare }, { atMost: 6 }),
        boundMeasurement(label, p95, 8, 'ms'),
      );
    }
    return measurements;
  },
};

let runCount = 0;

function throughApp(app: ChildServer, pairs: BenchPair[], perSecond: number): Promise<Load> {
  const next = roundRobin(pairs);
  const pool = openMessagePool(app);
  runCount += 1;
  const mark = `run ${runCount} message `;
  return sendAtRate(
    perSecond,
    nth => pool.send(sendRequest(next(), app.port, `${mark}${nth}`)),
    async arrived => {
      const sockets = await Promise.all(
        pairs.map(({ recipient }) => openBenchSocket(app, `session=${recipient.secret}`, '/api/live')),
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

async function throughRelay(relay: ChildServer, perSecond: number): Promise<Load> {
  const sender = await openBenchSocket(relay, '', '/');
  return sendAtRate(
    perSecond,
    nth => sender.send(String(nth)),
    async arrived => {
      const receivers = await Promise.all(
        Array.from({ length: PAIRS }, () => openBenchSocket(relay, '', '/receiver')),
      );
      for (const socket of receivers)
        socket.on('message', (data: Buffer) => arrived(Number(data.toString())));
      return () => {
        for (const socket of [sender, ...receivers]) socket.terminate();
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
