import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import type { ChildServer } from './child-server.ts';
import { pace } from './pace.ts';
import { type Load, loadOf } from './stats.ts';

/** A machine that is too slow for the rate still delivers all messages. */
const TIMEOUT_MS = 30_000;

/**
 * Measures how long messages take to arrive that are sent at this rate.
 * @param listen gets a function to call for each message that arrived, and returns one that ends the measurement
 */
export async function sendAtRate(
  perSecond: number,
  send: (nth: number) => void,
  listen: (arrived: (nth: number) => void) => Promise<() => void>,
): Promise<Load> {
  const sentAt = new Map<number, number>();
  const times: number[] = [];
  const close = await listen(nth => {
    const from = sentAt.get(nth);
    if (from === undefined) return;
    sentAt.delete(nth);
    times.push(performance.now() - from);
  });
  const start = performance.now();
  for (let nth = 0; nth < perSecond * pace.roundSeconds; nth += 1) {
    const due = start + (nth * 1_000) / perSecond;
    while (performance.now() < due) await delay(1);
    sentAt.set(nth, performance.now());
    send(nth);
  }
  for (const until = performance.now() + TIMEOUT_MS; sentAt.size > 0 && performance.now() < until; )
    await delay(20);
  close();
  if (sentAt.size > 0) throw new Error(`${sentAt.size} messages did not arrive`);
  return loadOf(times, pace.roundSeconds);
}

type MessageRequest = { path: string; method: 'POST'; headers: Record<string, string>; body: string };

/** `send` does not wait for the answer; `close` throws if the server refused a message. */
export function openMessagePool({ url }: ChildServer) {
  const pool = new Pool(url, { connections: 64, pipelining: 1 });
  let failure: string | undefined;
  return {
    send(request: MessageRequest): void {
      pool.request(request).then(
        async answer => {
          const text = await answer.body.text();
          if (answer.statusCode >= 300) failure = text;
        },
        error => {
          failure = String(error);
        },
      );
    },
    close(): void {
      void pool.close();
      if (failure) throw new Error(failure);
    },
  };
}
