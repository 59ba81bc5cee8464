import { expect, test } from 'vitest';
import {
  dateTimeText,
  dayHeading,
  durationText,
  shortDateText,
  timeOfDay,
  zonedDateTimeText,
} from './date-text.ts';
import { loadMembersMessages } from './load-messages.ts';
import { moneyText } from './money.ts';
import { createText } from './text.ts';

const dutch = createText('nl-NL', await loadMembersMessages('nl-NL'));
const english = createText('en-US', await loadMembersMessages('en-US'));
const reader = { locale: 'nl-NL', timeZone: 'Europe/Amsterdam', now: new Date('2026-03-29T22:30:00Z') };

test.each([
  ['2026-03-29T22:05:00Z', 'Vandaag', '00:05'],
  ['2026-03-28T23:05:00Z', 'Gisteren', 'Gisteren'],
  ['2026-03-27T12:00:00Z', 'Vrijdag 27 maart', 'Vrijdag'],
  ['2026-01-02T12:00:00Z', 'Vrijdag 2 januari', '2 jan'],
  ['2025-12-31T12:00:00Z', 'Woensdag 31 december 2025', '31 dec 2025'],
])('%s, shown just after midnight, is %s', (at, heading, short) => {
  expect(dayHeading(dutch, new Date(at), reader)).toBe(heading);
  expect(shortDateText(dutch, new Date(at), reader)).toBe(short);
});

test('the day is in the time zone of the reader', () => {
  const newYork = { ...reader, locale: 'en-US', timeZone: 'America/New_York' };
  const at = new Date('2026-03-29T03:00:00Z');
  expect(dayHeading(english, at, newYork)).toBe('Yesterday');
  expect(timeOfDay(at, newYork).replace(/\s/u, ' ')).toBe('11:00 PM');
});

test('money is in the locale of the reader', () => {
  expect(moneyText('nl-NL', 80, 'EUR').replace(/\s/u, ' ')).toBe('€ 0,80');
  expect(moneyText('en-US', 4299, 'USD')).toBe('$42.99');
});

test.each([
  [42, '42 seconden', '42 seconds'],
  [91, '2 minuten', '2 minutes'],
  [3_600, '60 minuten', '60 minutes'],
  [80_000, '23 uur', '23 hours'],
])('a wait of %d seconds is rounded up to a natural unit', (seconds, inDutch, inEnglish) => {
  expect(durationText('nl-NL', seconds)).toBe(inDutch);
  expect(durationText('en-US', seconds)).toBe(inEnglish);
});

test.each([
  ['nl-NL', 'Europe/Amsterdam', '23 november 2026 om 00:30', 'CET'],
  ['en-GB', 'Europe/London', '22 November 2026 at 23:30', 'GMT'],
  ['nl-NL', 'Pacific/Auckland', '23 november 2026 om 12:30', 'GMT+13'],
])(
  'a deadline in %s is in the time zone of %s, and names it (spec D2.43)',
  (locale, timeZone, moment, zone) => {
    const at = new Date('2026-11-22T23:30:00Z');
    expect(dateTimeText(at, { locale, timeZone })).toBe(moment);
    expect(zonedDateTimeText(at, { locale, timeZone })).toBe(`${moment} ${zone}`);
  },
);

test('French counts the first day of a month, and no other one (spec 1.5)', () => {
  const french = { locale: 'fr-FR', timeZone: 'Europe/Paris' };
  expect(dateTimeText(new Date('2026-05-01T10:00:00Z'), french)).toBe('1er mai 2026 à 12:00');
  expect(dateTimeText(new Date('2026-05-11T10:00:00Z'), french)).toBe('11 mai 2026 à 12:00');
  expect(zonedDateTimeText(new Date('2026-05-21T05:05:00Z'), { ...french, locale: 'fr-CA' })).not.toContain(
    '1er',
  );
});
