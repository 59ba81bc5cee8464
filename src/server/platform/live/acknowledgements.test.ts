import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { trackAcknowledgements } from './acknowledgements.ts';

const nextTick = () => new Promise(resolve => setImmediate(resolve));

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
  const acknowledged: number[] = [];
  const tracker = trackAcknowledgements(
    socket as unknown as WebSocket,
    events => void acknowledged.push(events.length),
  );
  return {
    tracker,
    acknowledged,
    terminated: () => terminated,
    answers: (transform: (data: string) => string) => {
      answer = data => setImmediate(() => socket.emit('pong', Buffer.from(transform(data))));
    },
  };
}
const event = { type: 'credits', credits: 1 } as const;

test('a browser that answers pings with unexpected data is disconnected before its events fill the memory', async () => {
  const { tracker, acknowledged, terminated, answers } = browser();
  answers(() => '0');
  tracker.sent(event);
  await nextTick();
  for (let n = 0; n < 1_000; n++) tracker.sent(event);
  await nextTick();
  expect([terminated(), acknowledged]).toEqual([0, []]);
  tracker.sent(event);
  expect(terminated()).toBe(1);
});

test('a browser that answers late but correctly stays connected, and its events are acknowledged together', async () => {
  const { tracker, acknowledged, terminated, answers } = browser();
  answers(data => data);
  tracker.sent(event);
  for (let n = 0; n < 999; n++) tracker.sent(event);
  await expect.poll(() => acknowledged).toEqual([1_000]);
  for (let n = 0; n < 1_000; n++) tracker.sent(event);
  await expect.poll(() => acknowledged).toEqual([1_000, 1_000]);
  expect(terminated()).toBe(0);
});
