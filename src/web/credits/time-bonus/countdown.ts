import { COUNTDOWN_TICK_MS } from '#contract/constants';

/** `left` returns the remaining seconds, or null if no countdown runs. */
export type Countdown = ReturnType<typeof createCountdown>;

/**
 * Reads the clock at each tick, because the browser may pause the tab.
 * @spec 4.12
 */
export function createCountdown(now: () => number = Date.now) {
  const subscribers = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let left: number | null = null;
  const update = (next: number | null) => {
    left = next;
    for (const notify of subscribers) notify();
  };
  const clear = () => {
    clearInterval(timer);
    timer = undefined;
    if (left !== null) update(null);
  };
  /** `end` is in ms since 1970. Does nothing while a countdown runs. */
  const start = (end: number, onEnd: () => void) => {
    if (timer !== undefined) return;
    const tick = () => {
      const seconds = Math.ceil((end - now()) / COUNTDOWN_TICK_MS);
      if (seconds > 0) return update(seconds);
      clear();
      onEnd();
    };
    timer = setInterval(tick, COUNTDOWN_TICK_MS);
    tick();
  };
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    return () => subscribers.delete(notify);
  };
  return { start, clear, watch: subscribe, left: () => left };
}

export const clockText = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map(part => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
