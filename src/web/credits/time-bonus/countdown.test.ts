import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIME_BONUS_SECONDS } from '#contract/constants';
import { clockText, createCountdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const inSeconds = (seconds: number) => Date.now() + seconds * 1_000;
const running = (seconds: number) => {
  const countdown = createCountdown();
  const onEnd = vi.fn();
  countdown.start(inSeconds(seconds), onEnd);
  return { countdown, onEnd };
};

test.each([
  [TIME_BONUS_SECONDS, '04:00:00'],
  [14_398, '03:59:58'],
  [3_600, '01:00:00'],
  [61, '00:01:01'],
  [0, '00:00:00'],
])('%i seconds are shown as %s, each part with two digits (spec 4.12)', (seconds, read) => {
  expect(clockText(seconds)).toBe(read);
});

test('it starts from the remaining seconds and notifies every second (spec 4.12)', () => {
  const { countdown } = running(10);
  const subscriber = vi.fn();
  countdown.watch(subscriber);
  expect(countdown.left()).toBe(10);
  vi.advanceTimersByTime(3_000);
  expect(countdown.left()).toBe(7);
  expect(subscriber).toHaveBeenCalledTimes(3);
});

test('a running countdown is not restarted (spec 4.12)', () => {
  const { countdown, onEnd } = running(10);
  countdown.start(inSeconds(100), vi.fn());
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(countdown.left()).toBe(9);
  vi.advanceTimersByTime(9_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('at zero it is cleared, and calls back once (spec 4.12)', () => {
  const { countdown, onEnd } = running(2);
  vi.advanceTimersByTime(60_000);
  expect(countdown.left()).toBeNull();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('an expired countdown never starts (spec 4.12)', () => {
  const { countdown, onEnd } = running(-5);
  expect(countdown.left()).toBeNull();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a cleared countdown does not call back, and can be restarted', () => {
  const { countdown, onEnd } = running(10);
  countdown.clear();
  expect(countdown.left()).toBeNull();
  vi.advanceTimersByTime(20_000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.start(inSeconds(5), onEnd);
  expect(countdown.left()).toBe(5);
});

test('a tab that slept is correct at its next tick', () => {
  const { countdown } = running(10_000);
  vi.setSystemTime(5_000_000);
  vi.advanceTimersByTime(1_000);
  expect(countdown.left()).toBe(4_999);
});
