import * as z from 'zod/mini';
import {
  ANNOUNCEMENT_TEXT,
  isPagePath,
  isPlainText,
  isPrintable,
  SEGMENT,
} from '#contract/announcement-text';
import { countryCodes } from '#contract/countries';
import { type LanguageCode, languageCodes } from '#contract/languages';
import type { AnnouncementSegment } from '#contract/staff-announcements';
import { offeredLanguages } from '#i18n/offered-languages';
import { StartError } from '../../platform/start-error.ts';
import type { Site } from '../../site/sites.ts';

const line = (most: number) =>
  z
    .string('is missing')
    .check(
      z.trim(),
      z.minLength(1, 'is empty'),
      z.maxLength(most, `is longer than ${most} characters`),
      z.refine(isPrintable, 'is one line without control characters'),
    );

const text = z.strictObject({
  subject: line(ANNOUNCEMENT_TEXT.subject),
  /** Paragraphs are separated by an empty line. */
  text: z
    .string('is missing')
    .check(
      z.trim(),
      z.minLength(1, 'is empty'),
      z.maxLength(ANNOUNCEMENT_TEXT.text, 'is longer than 5,000 characters'),
      z.refine(isPlainText, 'is plain text without control characters'),
    ),
  button: line(ANNOUNCEMENT_TEXT.button),
  path: z
    .string('is missing')
    .check(
      z.maxLength(ANNOUNCEMENT_TEXT.path, 'is longer than 500 characters'),
      z.refine(isPagePath, 'is a page of the site, such as /premium'),
    ),
});

const days = z
  .int('is a whole number of days')
  .check(z.gte(0, 'is 0 days or more'), z.lte(SEGMENT.days, 'is at most 3,650 days'));
const age = z
  .int('is a whole number of years')
  .check(
    z.gte(SEGMENT.minAge, `is ${SEGMENT.minAge} or more`),
    z.lte(SEGMENT.maxAge, `is at most ${SEGMENT.maxAge}`),
  );
const day = z.iso.date('is a day such as 2026-03-14');

const segment = z.strictObject({
  country: z.optional(z.enum(countryCodes, `is one of ${countryCodes.join(', ')}`)),
  language: z.optional(z.enum(languageCodes, `is one of ${languageCodes.join(', ')}`)),
  premium: z.optional(z.boolean('is true or false')),
  has_credits: z.optional(z.boolean('is true or false')),
  min_age: z.optional(age),
  max_age: z.optional(age),
  active_within_days: z.optional(days),
  inactive_for_days: z.optional(days),
  min_account_days: z.optional(days),
  signed_up_from: z.optional(day),
  signed_up_until: z.optional(day),
});
/** Both ways to write an announcement know the same segments. */
export type Segment = AnnouncementSegment;

const announcement = z.strictObject({
  type: z.enum(['promotions', 'news'], 'is promotions or news'),
  site: z.string('is the key of a site'),
  texts: z.partialRecord(z.enum(languageCodes), text),
  segment: z.optional(segment),
});
export type AnnouncementTexts = z.output<typeof announcement>['texts'];
export type AnnouncementText = z.output<typeof text>;
export type AnnouncementFile = z.output<typeof announcement>;

/**
 * @throws StartError that says everything that is wrong, one thing a line
 * @spec D2.48
 */
export function parseAnnouncement(source: string): AnnouncementFile {
  const { data, error } = announcement.safeParse(parseJson(source));
  if (data) return data;
  const lines = error.issues.map(issue => `${issue.path.join('.') || 'the file'}: ${messageOf(issue)}`);
  throw new StartError(`The announcement cannot be sent:\n${lines.join('\n')}`);
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new StartError('The announcement is no valid JSON.');
  }
}

const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')} is unknown` : issue.message;

/**
 * Members read the announcement in their own language, so that none may be missing.
 * @throws StartError with the missing languages
 */
export function assertLanguages(texts: AnnouncementTexts, { key, settings }: Site): void {
  const missing = missingLanguages(texts, { settings });
  if (missing.length > 0)
    throw new StartError(
      `${key} offers ${missing.join(', ')} as well, missing: texts.${missing.join(', texts.')}.`,
    );
}

/** The languages of the site without a text. */
export const missingLanguages = (
  texts: AnnouncementTexts,
  { settings }: Pick<Site, 'settings'>,
): LanguageCode[] => offeredLanguages(settings).filter(language => !texts[language]);

/** Languages that the site no longer offers are written to in another one. */
export function textFor(texts: AnnouncementTexts, locale: string): AnnouncementText | undefined {
  const [language] = locale.split('-') as [LanguageCode];
  return texts[language] ?? texts.en ?? Object.values(texts)[0];
}
