import { COUNTDOWN_TICK_MS } from '#contract/constants';

/** Seconds that are left, told once a second; null while nothing runs. */
export type Countdown = ReturnType<typeof createCountdown>;

/**
 * A countdown of whole seconds (section 4: the time bonus). One that runs is not begun anew, so that whoever asks for it twice sees one.
 * It counts by the clock and not by its ticks: a tab that slept is right at once.
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
  /** Counts down to a moment in milliseconds, then clears itself and says so. */
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

/** Hours, minutes and seconds, each of two digits: `03:59:58`. */
export const clockText = (seconds: number): string =>
  [seconds / 3_600, (seconds / 60) % 60, seconds % 60]
    .map(part => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
