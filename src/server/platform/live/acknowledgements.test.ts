import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { trackAcknowledgements } from './acknowledgements.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

function browser() {
  let terminated = 0;
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    OPEN: 1,
    ping: (data: string) => void answer?.(data),
    terminate: () => {
      terminated += 1;
    },
  });
  let answer: ((data: string) => void) | null = null;
  const told: number[] = [];
  const arrivals = trackAcknowledgements(
    socket as unknown as WebSocket,
    events => void told.push(events.length),
  );
  return {
    arrivals,
    told,
    terminated: () => terminated,
    answers: (how: (data: string) => string) => {
      answer = data => setImmediate(() => socket.emit('pong', Buffer.from(how(data))));
    },
  };
}
const event = { type: 'credits', credits: 1 } as const;

test('a browser that answers pings with unexpected data is disconnected before its events fill the memory', async () => {
  const { arrivals, told, terminated, answers } = browser();
  answers(() => '0');
  arrivals.sent(event);
  await turn();
  for (let n = 0; n < 1_000; n++) arrivals.sent(event);
  await turn();
  expect([terminated(), told]).toEqual([0, []]);
  arrivals.sent(event);
  expect(terminated()).toBe(1);
});

test('a browser that answers late but correctly stays connected, and its events are acknowledged together', async () => {
  const { arrivals, told, terminated, answers } = browser();
  answers(data => data);
  arrivals.sent(event);
  for (let n = 0; n < 999; n++) arrivals.sent(event);
  await expect.poll(() => told).toEqual([1_000]);
  for (let n = 0; n < 1_000; n++) arrivals.sent(event);
  await expect.poll(() => told).toEqual([1_000, 1_000]);
  expect(terminated()).toBe(0);
});
