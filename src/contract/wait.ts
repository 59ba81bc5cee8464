/** How long it takes until something may be done again: the same time in whole seconds, minutes and hours, each rounded up. */
export type Wait = { seconds: number; minutes: number; hours: number };

/** A number of seconds as texts say it: at least one. */
export function waitOf(seconds: number): Wait {
  const whole = Math.max(1, Math.ceil(seconds));
  return { seconds: whole, minutes: Math.ceil(whole / 60), hours: Math.ceil(whole / 3_600) };
}
