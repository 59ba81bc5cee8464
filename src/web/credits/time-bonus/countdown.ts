import { COUNTDOWN_TICK_MS } from '#contract/constants';
import { createStore, useStore } from '../../ui/store.ts';

/**
 * Reads the clock at each tick, because the browser may pause the tab.
 * @spec 4.12
 */
export function createCountdown(now: () => number = Date.now) {
  let timer: ReturnType<typeof setInterval> | undefined;
  const left = createStore<number | null>(null);
  const clear = () => {
    clearInterval(timer);
    timer = undefined;
    left.set(null);
  };
  /** `end` is in ms since 1970. Does nothing while a countdown runs. */
  const start = (end: number, onEnd: () => void) => {
    if (timer !== undefined) return;
    const tick = () => {
      const seconds = Math.ceil((end - now()) / COUNTDOWN_TICK_MS);
      if (seconds > 0) return left.set(seconds);
      clear();
      onEnd();
    };
    timer = setInterval(tick, COUNTDOWN_TICK_MS);
    tick();
  };
  return { start, clear, watch: left.subscribe, left: left.get, useLeft: () => useStore(left) };
}

export const clockText = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map(part => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
