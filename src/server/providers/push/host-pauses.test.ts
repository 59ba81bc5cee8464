import { expect, test } from 'vitest';
import { createHostPauses } from './host-pauses.ts';

const failure = { outcome: 'later', reason: 'answered 503', waitMs: 0 } as const;
const repeat = (times: number, action: () => void) => Array.from({ length: times }, action);

test('an answer about one subscription (429) never pauses a push service for all members (spec 4.11)', () => {
  const pauses = createHostPauses(() => 0);
  repeat(50, () => pauses.record('push.example', { ...failure, isOfOneSubscription: true }));
  expect(pauses.waitMs('push.example')).toBe(0);
  repeat(8, () => pauses.record('push.example', { ...failure, reason: 'ETIMEDOUT' }));
  expect(pauses.waitMs('push.example')).toBe(30_000);
});

test('only the 500 services that failed last are remembered (spec 4.11)', () => {
  const pauses = createHostPauses(() => 0);
  for (const host of ['first.example', 'second.example']) repeat(8, () => pauses.record(host, failure));
  for (let number = 0; number < 499; number++) pauses.record(`${number}.example`, failure);
  expect([pauses.waitMs('first.example'), pauses.waitMs('second.example')]).toEqual([0, 30_000]);
});
