import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { BAN_DAYS } from './constants.ts';
import { listCursor } from './cursor.ts';
import { id, queryBoolean, timestamp } from './fields.ts';
import { decisionOutcomes, houseRules } from './house-rules.ts';
import { sortBy } from './list-order.ts';
import { complaintReference, explanation } from './moderation.ts';
import { reportReasons, subjectKinds } from './reports.ts';

/** `profile` is null once the member's account was erased. */
const reportedMember = z.object({
  profile: z.nullable(id),
  name: z.nullable(z.string()),
  banned: z.boolean(),
  /** Strikes that have not expired. */
  strikes: z.int(),
  /** Open reports about the member, and by how many reporters; those who know each other count as one. */
  open_reports: z.int(),
  reporters: z.int(),
});

const listedReport = z.object({
  id,
  reference: complaintReference,
  reason: z.enum(reportReasons),
  urgent: z.boolean(),
  created_at: timestamp,
  /** When it should be decided: an hour after an urgent report, a day after another one. */
  due_at: timestamp,
  decided_at: z.nullable(timestamp),
  reported: reportedMember,
  subject: z.enum(subjectKinds),
  /** Sent as a notice of illegal content, by anybody (`/report-content`). */
  notice: z.boolean(),
  /** The profile whose private data the report shows: the reported member's, or the reporter's once that one is gone. */
  private_of: z.nullable(id),
});
export type ListedReport = z.output<typeof listedReport>;

/** `due_asc`: urgent reports stand before others. */
export const openReportOrders = ['due_asc', 'sent_desc', 'sent_asc'] as const;
export const decidedReportOrders = ['decided_desc', 'decided_asc'] as const;
const reportOrders = [...openReportOrders, ...decidedReportOrders] as const;

/**
 * Open reports: urgent ones first, then those due earliest, or by when they were sent; decided ones: by the decision,
 * usually the newest first. 50 at a time. Shows no texts of members, which need a reason.
 * @spec D5.10 D5.5
 */
export const getReports = defineStaffCall('GET', '/api/staff-reports.php', {
  summary: 'Reports of members',
  section: 'D5.10',
  staff: { permission: 'reports' },
  query: z.object({
    state: z._default(z.enum(['open', 'decided']), 'open'),
    reason: z.optional(z.enum(reportReasons)),
    late: z.optional(queryBoolean),
    sort: sortBy(reportOrders),
    after: z.optional(listCursor),
  }),
  output: z.object({
    reports: z.array(listedReport),
    next: z.nullable(z.string()),
    /** Of all open reports. */
    waiting: z.object({ open: z.int(), urgent: z.int(), late: z.int() }),
  }),
  provides: ['staff-reports'],
});

export const earlierDecision = z.object({
  id,
  outcome: z.enum(decisionOutcomes),
  rule: z.nullable(z.enum(houseRules)),
  reason: z.string(),
  decided_at: timestamp,
  decided_by: z.nullable(z.string()),
  ban_until: z.nullable(timestamp),
  overturned: z.boolean(),
  reopened: z.boolean(),
});
export type EarlierDecision = z.output<typeof earlierDecision>;

const reportDetails = z.object({
  ...listedReport.shape,
  text: z.string(),
  /** As it was when the report was sent; null after it was deleted. */
  evidence: z.nullable(z.unknown()),
  /** Whether the profile text and which photos of the evidence the member still shows. */
  removable: z.object({
    about_me: z.boolean(),
    photos: z.array(id),
    /** Whether the reported photo or message is still shown. */
    subject: z.boolean(),
  }),
  /** Files of the evidence, opened one by one with `getReportPicture`. */
  pictures: z.array(z.object({ id, file_key: z.string() })),
  /** Other open reports of the same photo or message, which the decision answers too. */
  same: z.int(),
  /** What the sender of a notice wrote; null for a report of a member. */
  sender: z.nullable(
    z.object({ path: z.string(), name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  ),
  reporter: z.object({ profile: z.nullable(id), name: z.nullable(z.string()), reports: z.int() }),
  decisions: z.array(earlierDecision),
  /** About the same member, the newest first. */
  history: z.array(earlierDecision),
});
export type ReportDetails = z.output<typeof reportDetails>;

/** @spec D5.10 D2.27 */
export const getReport = defineStaffCall('GET', '/api/staff-report.php', {
  summary: 'A report with its evidence, after a reason was given',
  section: 'D5.10',
  staff: { permission: 'reports' },
  query: z.object({ id }),
  output: reportDetails,
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-reports'],
});

/**
 * A picture of the evidence. Its address opens for the caller alone, for some minutes.
 * @spec D5.10 D2.27
 */
export const getReportPicture = defineStaffCall('GET', '/api/staff-report-picture.php', {
  summary: 'Open a picture of the evidence, after a reason was given',
  section: 'D5.10',
  staff: { permission: 'reports' },
  query: z.object({ id, picture: id }),
  output: z.object({ filename: z.string() }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: [],
  caching: 'none',
});

const rule = z.enum(houseRules, { error: 'field_required' });
const decisionErrors = [
  'not_found',
  'decided_already',
  'same_person',
  'explanation_length',
  'field_invalid',
] as const;

/**
 * `rule` is required unless nothing is done. `content_removed` needs the profile text, photos or the reported subject;
 * for a page of the site, staff have removed it themselves.
 * @spec D5.5
 */
export const decideReport = defineStaffCall('POST', '/api/staff-report.php', {
  summary: 'Decide a report without a ban',
  section: 'D5.5',
  staff: { permission: 'reports' },
  body: z.object({
    id,
    outcome: z.enum(['no_action', 'content_removed', 'warning'], { error: 'field_required' }),
    rule: z.optional(rule),
    reason: explanation,
    about_me: z.optional(z.boolean()),
    /** Removes the reported photo or message. */
    subject: z.optional(z.boolean()),
    photos: z.optional(z.array(id).check(z.maxLength(50))),
  }),
  errors: [...decisionErrors, 'field_required'],
  repeat: 'natural',
  invalidates: ['staff-reports', 'staff-audit', 'staff-overview'],
});

/**
 * Without `days`, the ban is permanent.
 * @spec D5.5
 */
export const banReported = defineStaffCall('POST', '/api/staff-report.php', {
  marker: 'ban=1',
  summary: 'Decide a report with a ban',
  section: 'D5.5',
  staff: { permission: 'bans', dangerous: true },
  body: z.object({
    id,
    rule,
    reason: explanation,
    days: z.nullable(z.int().check(z.gte(BAN_DAYS.min), z.lte(BAN_DAYS.max))),
  }),
  errors: [...decisionErrors],
  repeat: 'natural',
  invalidates: ['staff-reports', 'staff-audit', 'staff-overview'],
});
