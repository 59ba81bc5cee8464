import { expect, test, vi } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createMemoryLimits } from './memory-limits.ts';

test('expired windows are removed, in a scan at most once a second', () => {
  const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));
  const { count } = createMemoryLimits(clock);
  const keys = (start: number, end: number) => {
    for (let n = start; n < end; n++) count(`key ${n}`);
  };
  const looked = vi.spyOn(Map.prototype, Symbol.iterator);
  const gone = vi.spyOn(Map.prototype, 'delete');
  try {
    keys(0, 10_000);
    expect(looked).not.toHaveBeenCalled();
    keys(10_000, 10_100);
    expect(looked).toHaveBeenCalledTimes(1);
    clock.advance(60_000);
    keys(10_100, 10_101);
    expect([looked.mock.calls.length, gone.mock.calls.length]).toEqual([2, 10_100]);
  } finally {
    vi.restoreAllMocks();
  }
});
