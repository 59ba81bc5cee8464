import { expect, test } from 'vitest';
import { createServerMonitor } from './connection.ts';

function testMonitor({ isOnline = (): boolean => true } = {}) {
  const scheduled: (() => unknown)[] = [];
  let isBack = false;
  const states: boolean[] = [];
  const monitor = createServerMonitor({
    isServerAvailable: async () => isBack,
    isOnline,
    schedule: work => scheduled.push(work),
  });
  monitor.subscribe(() => states.push(monitor.isServerUnreachable()));
  return {
    watch: monitor,
    seen: states,
    asked: scheduled,
    comesBack: () => {
      isBack = true;
    },
    nextQuestion: async () => scheduled.shift()?.(),
  };
}

test('one failed response does not mark the server as unreachable', () => {
  const { watch, seen } = testMonitor();
  watch.recordResponse(null);
  watch.recordResponse(200);
  watch.recordResponse(503);
  expect([watch.isServerUnreachable(), seen]).toEqual([false, []]);
});

test.each([[null], [502], [503], [504]])(
  'two failures in a row mark the server as unreachable: %o',
  status => {
    const { watch, seen } = testMonitor();
    watch.recordResponse(status);
    watch.recordResponse(status);
    expect([watch.isServerUnreachable(), seen]).toEqual([true, [true]]);
  },
);

test.each([[200], [404], [422], [500]])('the status %i shows that the server is available', status => {
  const { watch } = testMonitor();
  watch.recordResponse(null);
  watch.recordResponse(null);
  watch.recordResponse(status);
  expect(watch.isServerUnreachable()).toBe(false);
});

test('an unavailable server is checked again until it is back', async () => {
  const { watch, seen, asked, comesBack, nextQuestion } = testMonitor();
  watch.recordResponse(null);
  watch.recordResponse(null);
  watch.recordResponse(null);
  expect(asked).toHaveLength(1);
  await nextQuestion();
  expect([watch.isServerUnreachable(), asked.length]).toEqual([true, 1]);
  comesBack();
  await nextQuestion();
  expect([watch.isServerUnreachable(), asked.length, seen]).toEqual([false, 0, [true, false]]);
});

test('failures of an offline browser do not mark the server as unreachable', () => {
  const { watch } = testMonitor({ isOnline: () => false });
  watch.recordResponse(null);
  watch.recordResponse(null);
  expect(watch.isServerUnreachable()).toBe(false);
});
