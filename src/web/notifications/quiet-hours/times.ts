const STEP = 30;
const DAY = 24 * 60;

/** Every half hour, and the chosen minute, which another program may have set. */
export function minutesToChoose(chosen: number, excluded: number): number[] {
  const steps = Array.from({ length: DAY / STEP }, (_, index) => index * STEP);
  return [...new Set([...steps, chosen])]
    .filter(minute => minute !== excluded)
    .sort((one, other) => one - other);
}

export const minuteText = (locale: string, minute: number): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(minute * 60_000);

/** A name such as "Central European Time", or the zone itself where there is none. */
export function timeZoneName(locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
