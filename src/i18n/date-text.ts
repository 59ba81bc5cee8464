import { DAY_MS } from '#contract/durations';
import type { MembersMessages, Translator } from './messages.ts';

export type DateContext = { locale: string; timeZone: string; now: Date };

/**
 * Returns "Today", "Yesterday" or "Monday, May 4", with the year unless it is this year.
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

/** Returns a text such as `5 december 2026 om 21:04`. */
export const dateTimeText = (at: Date, context: Pick<DateContext, 'locale' | 'timeZone'>): string =>
  format(at, context, { dateStyle: 'long', timeStyle: 'short' });

/** Returns a text such as `5 dec 2026, 21:04`, for tables. */
export const compactDateTimeText = (at: Date, context: Pick<DateContext, 'locale' | 'timeZone'>): string =>
  format(at, context, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Names the time zone, because readers of deadlines, emails and documents may be in any zone.
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

/** Writes `YYYY-MM-DD` as `5 december 2026`, the same day in every time zone. */
export const calendarDay = (day: string, locale: string): string =>
  format(new Date(day), { locale, timeZone: 'UTC' }, { dateStyle: 'long' });

/** Writes `YYYY-MM-DD` as `5 dec 2026`, for tables. */
export const compactCalendarDay = (day: string, locale: string): string =>
  format(new Date(day), { locale, timeZone: 'UTC' }, { dateStyle: 'medium' });

/** Writes the month of `YYYY-MM-DD` as `december 2026`. */
export const calendarMonth = (day: string, locale: string): string =>
  format(new Date(day), { locale, timeZone: 'UTC' }, { month: 'long', year: 'numeric' });

/** Returns a text such as `21:04` or `9:04 PM`. */
export const timeOfDay = (at: Date, context: Pick<DateContext, 'locale' | 'timeZone'>): string =>
  format(at, context, { timeStyle: 'short' });

/** Returns a text such as `zondag 00:00`, for a time within the next week. */
export const dayAndTime = (at: Date, reader: DateContext): string =>
  format(at, reader, { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** Returns the time if `at` is today, otherwise "Yesterday", a weekday or a date. */
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
  const text = formatter.format(at);
  return locale.startsWith('fr') ? text.replace(FIRST_DAY, '$11er ') : text;
}

/** French counts the first day of a month: `1er mai`. */
const FIRST_DAY = /(^|\s)1 (?=janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)/;

/** Most languages write weekdays in lower case; at the beginning of a line they need a capital. */
const capitalised = (words: string, { locale }: DateContext): string =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Counts midnights in the reader's time zone, because a day may have 23 or 25 hours. */
const daysAgo = (at: Date, reader: DateContext): number =>
  Math.round((midnight(reader.now, reader) - midnight(at, reader)) / DAY_MS);

const midnight = (at: Date, reader: DateContext): number => Date.parse(isoDay(at, reader));
const isThisYear = (at: Date, reader: DateContext): boolean =>
  isoDay(at, reader).slice(0, 4) === isoDay(reader.now, reader).slice(0, 4);

/** Returns the day in the reader's time zone as `YYYY-MM-DD`, the Swedish format. */
export const isoDay = (at: Date, reader: DateContext): string =>
  format(at, { ...reader, locale: 'sv-SE' }, {});

/** Returns a text such as "5 minutes", rounded up. */
export function durationText(locale: string, seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? ([seconds, 'second'] as const)
      : seconds < 90 * 60
        ? ([seconds / 60, 'minute'] as const)
        : ([seconds / 3_600, 'hour'] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));
}
