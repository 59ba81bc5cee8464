export type WaitTime = { seconds: number; minutes: number; hours: number };

/** The result is at least one second. */
export function toWaitTime(seconds: number): WaitTime {
  const whole = Math.max(1, Math.ceil(seconds));
  return { seconds: whole, minutes: Math.ceil(whole / 60), hours: Math.ceil(whole / 3_600) };
}
