/**
 * How long until something is allowed again: the same time in whole seconds, minutes and hours, each rounded
 * up.
 */
export type WaitTime = { seconds: number; minutes: number; hours: number };

/** Wait time for the texts: at least one second. */
export function toWaitTime(seconds: number): WaitTime {
  const whole = Math.max(1, Math.ceil(seconds));
  return { seconds: whole, minutes: Math.ceil(whole / 60), hours: Math.ceil(whole / 3_600) };
}
