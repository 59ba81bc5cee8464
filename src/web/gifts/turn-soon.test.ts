import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnSoon } from './turn-soon.ts';

let line: EventTarget & { onLine: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  line = Object.assign(new EventTarget(), { onLine: true });
  vi.stubGlobal('navigator', line);
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<void>(() => {});

test('a gift leaves when its turn comes (spec 1)', async () => {
  await expect(turnSoon(Promise.resolve())).resolves.toBeUndefined();
});

test('without a line a gift is refused at once, its turn or not (spec 1)', async () => {
  line.onLine = false;
  await expect(turnSoon(Promise.resolve())).rejects.toThrow('unavailable');
});

test('a gift that waits when the line is lost is refused then (spec 1)', async () => {
  const given = turnSoon(never);
  line.dispatchEvent(new Event('offline'));
  await expect(given).rejects.toThrow('unavailable');
});

test('a gift waits half a minute for what was written before it, and no longer (spec 1)', async () => {
  const given = expect(turnSoon(never)).rejects.toThrow('unavailable');
  await vi.advanceTimersByTimeAsync(30_000);
  await given;
});
