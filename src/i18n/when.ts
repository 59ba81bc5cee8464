import type { MembersMessages, Text } from './messages.ts';

/** Where and when the reader is: a BCP 47 locale, an IANA time zone and the present. */
export type Reader = { locale: string; timeZone: string; now: Date };

/** The heading over the messages of a day: "Today", "Yesterday", "Monday, May 4", with the year where it is another. */
export function dayHeading(t: Text<MembersMessages>, at: Date, reader: Reader): string {
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

/** A date with its time in full, as `5 december 2026 om 21:04`. */
export const momentText = (at: Date, where: Pick<Reader, 'locale' | 'timeZone'>): string =>
  format(at, where, { dateStyle: 'long', timeStyle: 'short' });

/**
 * The same with its zone, as `5 december 2026 om 21:04 CET`: for a deadline that law or a bank sets, and for letters and documents, which
 * are read and kept where nobody knows the reader's zone (decisions, "One clock").
 */
export const zonedMomentText = (at: Date, where: Pick<Reader, 'locale' | 'timeZone'>): string =>
  format(at, where, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

/** A day of the calendar, `YYYY-MM-DD`, in full, as `5 december 2026`: the same wherever it is read. */
export const calendarDay = (day: string, locale: string): string =>
  format(new Date(day), { locale, timeZone: 'UTC' }, { dateStyle: 'long' });

/** The time of a message, as `21:04` or `9:04 PM`. */
export const timeOfDay = (at: Date, where: Pick<Reader, 'locale' | 'timeZone'>): string =>
  format(at, where, { timeStyle: 'short' });

/** A moment within the week to come, as `zondag 00:00`. */
export const dayAndTime = (at: Date, reader: Reader): string =>
  format(at, reader, { weekday: 'long', hour: '2-digit', minute: '2-digit' });

/** When something in a list happened, as short as it can be told: time today, "Yesterday", weekday, date. */
export function shortWhen(t: Text<MembersMessages>, at: Date, reader: Reader): string {
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
  { locale, timeZone }: Pick<Reader, 'locale' | 'timeZone'>,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = JSON.stringify([locale, timeZone, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, formatter);
  return formatter.format(at);
}

/** It stands alone, beside “Today” and “Yesterday”; most languages write a weekday small. */
const capitalised = (words: string, { locale }: Reader): string =>
  words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

// Making one takes longer than a whole list of messages takes to format.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Midnights between then and now where the reader is; a day of 23 or 25 hours is a day. */
const daysAgo = (at: Date, reader: Reader): number =>
  Math.round((midnight(reader.now, reader) - midnight(at, reader)) / 86_400_000);

const midnight = (at: Date, reader: Reader): number => Date.parse(isoDay(at, reader));
const isThisYear = (at: Date, reader: Reader): boolean =>
  isoDay(at, reader).slice(0, 4) === isoDay(reader.now, reader).slice(0, 4);

/** `YYYY-MM-DD` where the reader is: the Swedish way of writing a date. */
export const isoDay = (at: Date, reader: Reader): string => format(at, { ...reader, locale: 'sv-SE' }, {});

/** A wait as one says it: "42 seconds", "5 minutes", "3 hours"; rounded up, so that it is over when it says so. */
export function durationText(locale: string, seconds: number): string {
  const [count, unit] =
    seconds < 90
      ? ([seconds, 'second'] as const)
      : seconds < 90 * 60
        ? ([seconds / 60, 'minute'] as const)
        : ([seconds / 3_600, 'hour'] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(count));
}
