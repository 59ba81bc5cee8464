import * as z from 'zod/mini';
import { ANNOUNCEMENT_TEXT, isPagePath, isPlainText, isPrintable, SEGMENT } from './announcement-text.ts';
import { defineStaffCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { id, isoDate, queryBoolean, timestamp } from './fields.ts';
import { languageCodes } from './languages.ts';

/** A member gets an announcement only if they switched on emails of its type. */
export const announcementTypes = ['promotions', 'news'] as const;
export const announcementStates = ['draft', 'sending', 'paused', 'sent', 'stopped'] as const;
/** What can be done with one that is being sent. */
export const announcementHalts = ['pause', 'resume', 'stop'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

const line = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, { error: 'field_required' }),
    z.maxLength(max, { error: 'field_too_long' }),
    z.refine(isPrintable, { error: 'field_invalid' }),
    z.refine(typed => typed.isWellFormed(), { error: 'field_invalid' }),
  );

/** Plain text; the button leads to a page of the site. */
const announcementText = z.object({
  subject: line(ANNOUNCEMENT_TEXT.subject),
  text: z.string().check(
    // Browsers send line breaks of forms as CRLF.
    z.overwrite(typed => typed.replaceAll('\r\n', '\n')),
    z.trim(),
    z.minLength(1, { error: 'field_required' }),
    z.maxLength(ANNOUNCEMENT_TEXT.text, { error: 'field_too_long' }),
    z.refine(isPlainText, { error: 'field_invalid' }),
    z.refine(typed => typed.isWellFormed(), { error: 'field_invalid' }),
  ),
  button: line(ANNOUNCEMENT_TEXT.button),
  path: line(ANNOUNCEMENT_TEXT.path).check(z.refine(isPagePath, { error: 'field_invalid' })),
});
export type StaffAnnouncementText = z.output<typeof announcementText>;

const number = (min: number, max: number) =>
  z.optional(
    z
      .int({ error: 'field_invalid' })
      .check(z.gte(min, { error: 'field_invalid' }), z.lte(max, { error: 'field_invalid' })),
  );

/** What is left out does not limit. Days are those of the site's time zone; both are included. */
export const announcementSegment = z.object({
  country: z.optional(z.enum(countryCodes)),
  language: z.optional(z.enum(languageCodes)),
  premium: z.optional(z.boolean()),
  has_credits: z.optional(z.boolean()),
  min_age: number(SEGMENT.minAge, SEGMENT.maxAge),
  max_age: number(SEGMENT.minAge, SEGMENT.maxAge),
  /** Seen within so many days, or not seen for so many. */
  active_within_days: number(0, SEGMENT.days),
  inactive_for_days: number(0, SEGMENT.days),
  min_account_days: number(0, SEGMENT.days),
  signed_up_from: z.optional(isoDate),
  signed_up_until: z.optional(isoDate),
});
export const segmentChoices = ['premium', 'has_credits'] as const;
export const segmentNumbers = [
  'min_age',
  'max_age',
  'active_within_days',
  'inactive_for_days',
  'min_account_days',
] as const;
export const segmentDays = [
  // The first and the last day.
  'signed_up_from',
  'signed_up_until',
] as const;
export type AnnouncementSegment = z.output<typeof announcementSegment>;

const announcementLine = z.object({
  id,
  type: z.enum(announcementTypes),
  state: z.enum(announcementStates),
  /** In the first language that has a text. */
  subject: z.string(),
  created_at: timestamp,
  begun_at: z.nullable(timestamp),
  /** Null for a command of the operator. */
  author: z.nullable(z.string()),
  /** How many members it was for when it began; null in a draft. */
  expected: z.nullable(z.int()),
  /** To how many members it went so far. */
  sent: z.int(),
  bounces: z.int(),
  complaints: z.int(),
  unsubscribes: z.int(),
});
export type StaffAnnouncementLine = z.output<typeof announcementLine>;

const permission = 'announcements';

/**
 * The latest first; `next` is the `before` of the next page.
 * @spec D5.10 D2.48
 */
export const getStaffAnnouncements = defineStaffCall('GET', '/api/staff-announcements.php', {
  summary: 'Announcements of the site: promotions and news',
  section: 'D5.10',
  staff: { permission },
  query: z.object({ before: z.optional(id) }),
  output: z.object({ announcements: z.array(announcementLine), next: z.nullable(z.string()) }),
  provides: ['staff-announcements'],
  caching: 'none',
});

const texts = z.partialRecord(z.enum(languageCodes), announcementText);

/**
 * `languages` are those that the site offers, which all need a text before it is sent.
 * @spec D5.10 D2.48
 */
export const getStaffAnnouncement = defineStaffCall('GET', '/api/staff-announcement.php', {
  summary: 'An announcement with its texts, segment and figures',
  section: 'D5.10',
  staff: { permission },
  query: z.object({ id }),
  output: z.extend(announcementLine, {
    segment: announcementSegment,
    texts,
    languages: z.array(z.enum(languageCodes)),
    /** How many members it would go to now; only of a draft. */
    members: z.nullable(z.int()),
    /** Until when members are tried again who were online or in quiet hours; null if that is over. */
    tried_until: z.nullable(timestamp),
  }),
  errors: ['not_found'],
  provides: ['staff-announcements'],
  caching: 'none',
});

const content = {
  type: z.enum(announcementTypes),
  segment: announcementSegment,
  texts,
};

/** @spec D5.10 D2.48 */
export const createAnnouncement = defineStaffCall('POST', '/api/staff-announcement.php', {
  summary: 'Write the draft of an announcement',
  section: 'D5.10',
  staff: { permission },
  body: z.object(content),
  output: z.object({ id }),
  errors: ['age_range_reversed'],
  repeat: 'key',
  invalidates: ['staff-announcements', 'staff-audit'],
});

/**
 * Only a draft can be changed.
 * @spec D5.10 D2.48
 */
export const changeAnnouncement = defineStaffCall('PUT', '/api/staff-announcement.php', {
  summary: 'Change the draft of an announcement',
  section: 'D5.10',
  staff: { permission },
  body: z.object({ id, ...content }),
  errors: ['not_found', 'decided_already', 'age_range_reversed'],
  repeat: 'natural',
  invalidates: ['staff-announcements', 'staff-audit'],
});

/** @spec D5.10 D2.48 */
export const deleteAnnouncement = defineStaffCall('DELETE', '/api/staff-announcement.php', {
  summary: 'Delete the draft of an announcement',
  section: 'D5.10',
  staff: { permission },
  body: z.object({ id }),
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-announcements', 'staff-audit'],
});

/**
 * To the caller's own address.
 * @spec D5.10 D2.48
 */
export const testAnnouncement = defineStaffCall('POST', '/api/staff-announcement-test.php', {
  summary: 'Send an announcement to oneself',
  section: 'D5.10',
  staff: { permission },
  body: z.object({ id, language: z.enum(languageCodes) }),
  errors: ['not_found', 'too_many_requests'],
  repeat: 'key',
  invalidates: ['staff-emails', 'staff-audit', 'staff-overview'],
});

/**
 * Sends a draft, from the next minute on. `members` is the number that the person saw and typed: if many more would get it
 * by now, the call is refused. A missing language is refused at `texts.<language>`.
 * @spec D5.10 D2.48
 */
export const beginAnnouncement = defineStaffCall('POST', '/api/staff-announcement-sending.php', {
  summary: 'Send an announcement to its segment',
  section: 'D5.10',
  staff: { permission, dangerous: true },
  body: z.object({ id, members: z.int().check(z.gte(1, { error: 'field_invalid' })) }),
  errors: ['not_found', 'decided_already', 'changed_meanwhile', 'field_required', 'field_invalid'],
  repeat: 'key',
  invalidates: ['staff-announcements', 'staff-audit'],
});

/**
 * `pause` and `stop`: nobody further gets it, and after `stop` emails that still wait are not sent either. `resume`
 * begins the days anew within which members who cannot be reached are tried again.
 * @spec D5.10 D2.48
 */
export const haltAnnouncement = defineStaffCall('PUT', '/api/staff-announcement-sending.php', {
  summary: 'Pause, resume or stop an announcement',
  section: 'D5.10',
  staff: { permission },
  body: z.object({ id, to: z.enum(announcementHalts) }),
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: ['staff-announcements', 'staff-audit'],
});

/**
 * The email as a member would get it. `frame` is the address of its HTML.
 * @spec D5.10 D2.48
 */
export const getAnnouncementPreview = defineStaffCall('GET', '/api/staff-announcement-preview.php', {
  summary: 'An announcement as members get it',
  section: 'D5.10',
  staff: { permission },
  query: z.object({ id, language: z.enum(languageCodes), discreet: z.optional(queryBoolean) }),
  output: z.object({ sender: z.string(), subject: z.string(), text: z.string(), frame: z.string() }),
  errors: ['not_found'],
  provides: ['staff-announcements'],
});
