import { MINUTE_MS } from '#contract/durations';

/** Limits `action` to one call per minute, for log lines that would repeat. */
export function oncePerMinute<Args extends unknown[]>(
  action: (...args: Args) => void,
): (...args: Args) => void {
  let quietUntil = 0;
  return (...args) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + MINUTE_MS;
    action(...args);
  };
}
