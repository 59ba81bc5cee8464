import type { MembersMessages, Translator } from './messages.ts';

/** Locale and time zone (IANA name) of the reader. */
export type DateContext = { locale: string; timeZone: string; now: Date };

/**
 * "Today", "Yesterday", "Monday, May 4", with the year if it is another.
 * @spec D2.44 D4.3
 */
export function dayHeading(t: Translator<MembersMessages>, at: Date, reader: DateContext): string {
  const ago = daysAgo(at, reader);
  if (ago === 0) return t('chat.today');
  if (ago === 1) return t('chat.yesterday');
  const day = format(at, reader, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear(at, reader) ? {} : { year: 'numeric' }),
  });
  return capitalised(day, reader);
}

/** As `5 december 2026 om 21:04`. */
export const dateTimeText = (at: Date, context: Pick<DateContext, 'locale' | 'timeZone'>): string =>
  format(at, context, { dateStyle: 'long', timeStyle: 'short' });

/**
 * With the zone, for deadlines, emails and documents, whose readers may be in any zone.
 * @spec D2.43
 */
export const zonedDateTimeText = (at: Date, context: Pick<DateContext, 'locale' | 'timeZone'>): string =>
  format(at, context, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** `YYYY-MM-DD` as `5 december 2026`, independent of time zones. */
export const calendarDay = (day: string, locale: string): string =>
  format(new Date(day), { locale, timeZone: 'UTC' }, { dateStyle: 'long' });

/** As `21:04` or `9:04 PM`. */
export const timeOfDay = (at: Date, context: Pick<DateContext, 'locale' | 'timeZone'>): string =>
  format(at, context, { timeStyle: 'short' });

/** For times within the next week, as `zondag 00:00`. */
export const dayAndTime = (at: Date, reader: DateContext): string =>
  format(at, reader, { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** The time if today, "Yesterday", the weekday, or the date. */
export function shortDateText(t: Translator<MembersMessages>, at: Date, reader: DateContext): string {
  const ago = daysAgo(at, reader);
  if (ago <= 0) return timeOfDay(at, reader);
  if (ago === 1) return t('chat.yesterday');
  if (ago < 7) return capitalised(format(at, reader, { weekday: 'long' }), reader);
  return format(at, reader, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear(at, reader) ? {} : { year: 'numeric' }),
  });
}

function format(
  at: Date,
  { locale, timeZone }: Pick<DateContext, 'locale' | 'timeZone'>,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = JSON.stringify([locale, timeZone, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter.format(at);
}

/** Most languages write weekdays in lower case. */
const capitalised = (words: string, { locale }: DateContext): string =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

// Creating a formatter takes longer than formatting a whole list.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** In midnights of the reader's zone; a day may have 23 or 25 hours. */
const daysAgo = (at: Date, reader: DateContext): number =>
  Math.round((midnight(reader.now, reader) - midnight(at, reader)) / 86_400_000);

const midnight = (at: Date, reader: DateContext): number => Date.parse(isoDay(at, reader));
const isThisYear = (at: Date, reader: DateContext): boolean =>
  isoDay(at, reader).slice(0, 4) === isoDay(reader.now, reader).slice(0, 4);

/** In the reader's zone (the Swedish format). */
export const isoDay = (at: Date, reader: DateContext): string =>
  format(at, { ...reader, locale: 'sv-SE' }, {});

/** Such as "5 minutes", rounded up. */
export function durationText(locale: string, seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? ([seconds, 'second'] as const)
      : seconds < 90 * 60
        ? ([seconds / 60, 'minute'] as const)
        : ([seconds / 3_600, 'hour'] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));
}
