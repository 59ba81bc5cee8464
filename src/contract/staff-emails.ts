import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { listCursor } from './cursor.ts';
import { emailFeedbackKinds } from './email-feedback.ts';
import { id, isoDate, queryBoolean, text, timestamp } from './fields.ts';
import { languageCodes } from './languages.ts';
import { sortBy } from './list-order.ts';
import { disabledReasons, notificationTypes } from './notifications.ts';
import { staffReason } from './staff.ts';

/** `account`: about the account itself, which nobody can unsubscribe from. */
export const emailKinds = ['account', ...notificationTypes] as const;
export type EmailKind = (typeof emailKinds)[number];

export const emailStates = ['waiting', 'sent', 'failed'] as const;
export type EmailState = (typeof emailStates)[number];

const staffEmail = z.object({
  id,
  kind: z.enum(emailKinds),
  state: z.enum(emailStates),
  created_at: timestamp,
  sent_at: z.nullable(timestamp),
  /** When a waiting email is tried next. */
  next_attempt_at: z.nullable(timestamp),
  attempts: z.int(),
  /** Masked, such as `r•••@mail.example`. */
  recipient: z.string(),
  /** The profile whose present address it went to; null for everybody else, such as a friend or the support. */
  member: z.nullable(id),
  /** The status codes of the mail server, such as `550 5.1.1`. */
  error: z.nullable(z.string()),
  feedback: z.array(z.enum(emailFeedbackKinds)),
});
export type StaffEmail = z.output<typeof staffEmail>;

export const emailOrders = ['time_desc', 'time_asc'] as const;
export type EmailOrder = (typeof emailOrders)[number];

/**
 * The emails of the last 30 days and those that wait, 50 at a time. With `member`, a profile id, it is private.
 * @spec D5.10 D2.31
 */
export const getStaffEmails = defineStaffCall('GET', '/api/staff-emails.php', {
  summary: 'Emails of the site: sent, waiting and failed',
  section: 'D5.10',
  staff: { permission: 'emails' },
  query: z.object({
    kind: z.optional(z.enum(emailKinds)),
    state: z.optional(z.enum(emailStates)),
    /** Days of the site's time zone; both are included. */
    from: z.optional(isoDate),
    until: z.optional(isoDate),
    member: z.optional(id),
    sort: sortBy(emailOrders),
    before: z.optional(listCursor),
  }),
  output: z.object({ emails: z.array(staffEmail), next: z.nullable(z.string()) }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-emails'],
  caching: 'none',
});

/**
 * Address, subject and the mail server's answer, of an email to a member.
 * @spec D5.10 D5.7
 */
export const getStaffEmail = defineStaffCall('GET', '/api/staff-email.php', {
  summary: 'Address and subject of an email to a member',
  section: 'D5.10',
  staff: { permission: 'emails' },
  query: z.object({ id }),
  output: z.object({ recipient: z.string(), subject: z.string(), error: z.nullable(z.string()) }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-emails'],
  caching: 'none',
});

/**
 * `failed`: given up within 30 days. `bounces` and `complaints`: of the last 7 days.
 * @spec D5.10
 */
export const getEmailFigures = defineStaffCall('GET', '/api/staff-email-figures.php', {
  summary: 'How the emails of the site fare',
  section: 'D5.10',
  staff: { permission: 'emails' },
  output: z.object({
    waiting: z.int(),
    waiting_since: z.nullable(timestamp),
    failed: z.int(),
    bounces: z.int(),
    complaints: z.int(),
    /** Members whose notification emails are stopped. */
    stopped: z.int(),
  }),
  provides: ['staff-emails'],
  caching: 'none',
});

const stoppedMember = z.object({
  member: id,
  /** Masked. */
  recipient: z.string(),
  reasons: z.array(z.enum(disabledReasons)),
  /** The latest bounce or complaint, of the last 60 days. */
  latest: z.nullable(timestamp),
});
export type StoppedMember = z.output<typeof stoppedMember>;

/**
 * Members whose notification emails were stopped by a bounce, a complaint, or the unsubscribe button of a mail program.
 * @spec D5.10 3.1
 */
export const getStoppedEmails = defineStaffCall('GET', '/api/staff-stopped-emails.php', {
  summary: 'Members whose notification emails are stopped',
  section: 'D5.10',
  staff: { permission: 'emails' },
  query: z.object({ reason: z.optional(z.enum(disabledReasons)), before: z.optional(id) }),
  output: z.object({ members: z.array(stoppedMember), next: z.nullable(z.string()) }),
  provides: ['staff-emails'],
  caching: 'none',
});

/**
 * Takes a bounce back, for example after a mailbox was full. A complaint and an unsubscribing stay, because only the
 * member may take them back.
 * @spec D5.10 3.1
 */
export const releaseBounce = defineStaffCall('DELETE', '/api/staff-stopped-emails.php', {
  summary: 'Send notification emails to a member again after a bounce',
  section: 'D5.10',
  staff: { permission: 'emails' },
  body: z.object({ member: id, reason: staffReason }),
  errors: ['not_found', 'decided_already', 'explanation_length'],
  repeat: 'key',
  invalidates: ['staff-emails', 'staff-audit'],
});

const language = z.enum(languageCodes);

/**
 * Every email that the site can send, with its subject in a language.
 * @spec D5.10 D2.31
 */
export const getEmailPreviews = defineStaffCall('GET', '/api/staff-email-previews.php', {
  summary: 'Every email that the site can send',
  section: 'D5.10',
  staff: { permission: 'emails' },
  query: z.object({ language }),
  output: z.object({ emails: z.array(z.object({ name: z.string(), subject: z.string() })) }),
  provides: ['staff-texts'],
});

/**
 * An email with example data; nothing is sent. `frame` is the address of its HTML.
 * @spec D5.10 D2.31
 */
export const getEmailPreview = defineStaffCall('GET', '/api/staff-email-preview.php', {
  summary: 'An email as members get it, with example data',
  section: 'D5.10',
  staff: { permission: 'emails' },
  query: z.object({ name: text(100), language, discreet: z.optional(queryBoolean) }),
  output: z.object({ sender: z.string(), subject: z.string(), text: z.string(), frame: z.string() }),
  errors: ['not_found'],
  provides: ['staff-texts'],
});
