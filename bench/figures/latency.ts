import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { WebSocket } from 'ws';
import { boundReading, type Figure, type Reading, ratioReading } from '../figure.ts';
import type { Child } from '../support/child.ts';
import { sizeName } from '../support/house.ts';
import { type Pair, pairUp } from '../support/members.ts';
import { inTurns, type Load, loadOf, medianOf } from '../support/stats.ts';
import { askToSend, inTurn } from './sends.ts';

const PAIRS = 64;
/** The goal's pace, and one at which two cores that also carry database and load are not full. */
const PACES = [500, 100];
const SECONDS = 6;
/** What has not come by then is lost. */
const PATIENCE_MS = 5_000;

/** P2: from the POST to the other member's socket, beside a socket server that only passes on. */
export const latency: Figure = {
  id: 'P2',
  title: "From POST to the other member's socket",
  async measure({ smallest: { url, members }, serve, log }) {
    const pairs = await pairUp(url, PAIRS);
    const [app, relay] = await Promise.all([serve('serve-app.ts', url), serve('serve-relay.ts', url)]);
    try {
      const readings: Reading[] = [];
      for (const pace of PACES) {
        const { ours, bare } = await inTurns(3, {
          bare: () => throughRelay(relay, pace),
          ours: () => throughApp(app, pairs, pace),
        });
        const [p50, p99] = [medianOf(ours, round => round.p50), medianOf(ours, round => round.p99)];
        log(`${pace} a second: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
        const p95 = medianOf(ours, round => round.p95);
        const limit = medianOf(bare, round => round.p95);
        readings.push(
          ratioReading(
            `p95 at ${pace}/s among ${sizeName(members)}, beside a bare relay`,
            { ours: p95, limit, unit: 'ms' },
            { atMost: 6 },
          ),
          boundReading(`p95 at ${pace}/s among ${sizeName(members)}`, p95, 8, 'ms'),
        );
      }
      return readings;
    } finally {
      await Promise.all([app.stop(), relay.stop()]);
    }
  },
};

/** Sends at an even pace; `arrived` is called with what came, by its number. */
async function atPace(
  pace: number,
  send: (nth: number) => void,
  listen: (arrived: (nth: number) => void) => Promise<() => void>,
): Promise<Load> {
  const begun = new Map<number, number>();
  const times: number[] = [];
  const close = await listen(nth => {
    const from = begun.get(nth);
    if (from === undefined) return;
    begun.delete(nth);
    times.push(performance.now() - from);
  });
  const start = performance.now();
  for (let nth = 0; nth < pace * SECONDS; nth += 1) {
    const due = start + (nth * 1_000) / pace;
    while (performance.now() < due) await delay(1);
    begun.set(nth, performance.now());
    send(nth);
  }
  for (const until = performance.now() + PATIENCE_MS; begun.size > 0 && performance.now() < until; )
    await delay(20);
  close();
  if (begun.size > 0) throw new Error(`${begun.size} messages did not arrive`);
  return loadOf(times, SECONDS);
}

let rounds = 0;

function throughApp(app: Child, pairs: Pair[], pace: number): Promise<Load> {
  const next = inTurn(pairs);
  const pool = new Pool(app.url, { connections: 64, pipelining: 1 });
  rounds += 1;
  const mark = `round ${rounds} message `;
  let refused: string | undefined;
  return atPace(
    pace,
    nth => {
      const { path, method, headers, body } = askToSend(next(), app.port, `${mark}${nth}`);
      pool.request({ path, method, headers, body }).then(
        async answer => {
          const text = await answer.body.text();
          if (answer.statusCode >= 300) refused = text;
        },
        error => {
          refused = String(error);
        },
      );
    },
    async arrived => {
      const sockets = await Promise.all(
        pairs.map(({ receiver }) => openSocket(app, `session=${receiver.secret}`, '/api/live')),
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
        void pool.close();
        if (refused) throw new Error(refused);
      };
    },
  );
}

async function throughRelay(relay: Child, pace: number): Promise<Load> {
  const sender = await openSocket(relay, '', '/');
  return atPace(
    pace,
    nth => sender.send(String(nth)),
    async arrived => {
      const receivers = await Promise.all(
        Array.from({ length: PAIRS }, () => openSocket(relay, '', '/receiver')),
      );
      for (const socket of receivers)
        socket.on('message', (data: Buffer) => arrived(Number(data.toString())));
      return () => {
        for (const socket of [sender, ...receivers]) socket.terminate();
      };
    },
  );
}

/** Opens a socket as a browser does. */
export function openSocket(child: Child, cookie: string, path: string): Promise<WebSocket> {
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
