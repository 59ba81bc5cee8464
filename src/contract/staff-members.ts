import * as z from 'zod/mini';
import { defineStaffCall } from './call.ts';
import { countryCodes } from './countries.ts';
import { listCursor } from './cursor.ts';
import { id, isoDate, queryBoolean, text, timestamp } from './fields.ts';
import { sortBy } from './list-order.ts';
import { paymentMethods } from './payment-methods.ts';
import { paymentStates } from './payments.ts';
import { staffReason } from './staff.ts';
import { earlierDecision } from './staff-reports.ts';

export const accountStatuses = ['not_confirmed', 'active', 'deleting', 'banned'] as const;
/** What staff do with an account. */
export const memberActs = [
  'freeze',
  'unfreeze',
  'end_sessions',
  'confirm',
  'ban',
  'lift_ban',
  'delete',
] as const;
export type MemberAct = (typeof memberActs)[number];

/** Whether a report is about the member or by them. */
export const reportDirections = ['about', 'by'] as const;

export type AccountStatus = (typeof accountStatuses)[number];

/** What the site itself shows of a member, and the state of the account. */
const memberEntry = z.object({
  id,
  name: z.string(),
  age: z.int(),
  gender: z.enum(['male', 'female']),
  country: z.string(),
  city: z.nullable(z.string()),
  status: z.enum(accountStatuses),
  frozen: z.boolean(),
  premium: z.boolean(),
  fictional: z.boolean(),
  signed_up_at: timestamp,
  /** To the hour; null if the member was never active. */
  last_seen: z.nullable(timestamp),
  /** Signed address of the main photo, for the caller alone; null without an active one. */
  thumb_filename: z.nullable(z.string()),
});
export type StaffMemberEntry = z.output<typeof memberEntry>;

/** By sign-up, by when they were last seen, or by name. */
export const memberOrders = [
  'signed_up_desc',
  'signed_up_asc',
  'last_seen_desc',
  'last_seen_asc',
  'name_asc',
  'name_desc',
] as const;
export type MemberOrder = (typeof memberOrders)[number];

/** The page checks its address with it. */
export const memberQuery = z.object({
  q: z.optional(text(254).check(z.minLength(2, { error: 'field_invalid' }))),
  status: z.optional(z.enum(accountStatuses)),
  frozen: z.optional(queryBoolean),
  country: z.optional(z.enum(countryCodes)),
  premium: z.optional(queryBoolean),
  fictional: z.optional(queryBoolean),
  since: z.optional(isoDate),
  until: z.optional(isoDate),
  sort: sortBy(memberOrders),
  before: z.optional(listCursor),
});

/**
 * 50 members at a time. `q` is the id of a profile or payment, an email address (exact; the call is refused without the
 * permission `member_data`), or how a name begins, which is always ordered by name.
 * `until` is the first day that is left out.
 * @spec D5.10
 */
export const findMembers = defineStaffCall('GET', '/api/staff-members.php', {
  summary: 'Find members',
  section: 'D5.10',
  staff: { permission: 'members' },
  query: memberQuery,
  output: z.object({ members: z.array(memberEntry), next: z.nullable(z.string()) }),
  errors: ['staff_role_missing'],
  provides: ['staff-members'],
});

/**
 * `data_open_until`: until then the caller may read private data, because they gave a reason.
 * @spec D5.10
 */
export const getStaffMember = defineStaffCall('GET', '/api/staff-member.php', {
  summary: 'What the site shows of a member',
  section: 'D5.10',
  staff: { permission: 'members' },
  query: z.object({ id }),
  output: z.object({
    member: z.extend(memberEntry, {
      region: z.nullable(z.string()),
      about_me: z.nullable(z.string()),
      invisible: z.boolean(),
      verified: z.boolean(),
      photos: z.int(),
      /** `until` is null for a permanent ban. */
      ban: z.nullable(z.object({ until: z.nullable(timestamp) })),
      frozen_since: z.nullable(timestamp),
      /** What the member reads about it. */
      frozen_explanation: z.nullable(z.string()),
      /** When the account is erased, while it is being deleted. */
      erased_at: z.nullable(timestamp),
      data_open_until: z.nullable(timestamp),
    }),
  }),
  errors: ['not_found'],
  provides: ['staff-member:id'],
});

const staffName = z.nullable(z.string());
const memberNote = z.object({ id, text: z.string(), by: staffName, own: z.boolean(), created_at: timestamp });
const memberReport = z.object({
  reference: z.string(),
  direction: z.enum(reportDirections),
  reason: z.string(),
  created_at: timestamp,
  closed_at: z.nullable(timestamp),
});

/**
 * Private data of a member. Lists hold the newest 50. Money is in minor units.
 * @spec D5.10 D5.7
 */
export const getStaffMemberData = defineStaffCall('GET', '/api/staff-member-data.php', {
  summary: 'Private data of a member, after a reason was given',
  section: 'D5.10',
  staff: { permission: 'member_data' },
  query: z.object({ id }),
  output: z.object({
    account: z.object({
      id,
      email: z.string(),
      language: z.string(),
      birth_date: isoDate,
      confirmed_at: z.nullable(timestamp),
      premium_since: z.nullable(timestamp),
      has_password: z.boolean(),
      passkeys: z.int(),
      notifications_disabled: z.array(z.string()),
      blocks_received: z.int(),
      /** How the member came to the site; empty without a traffic source. */
      came_by: z.array(z.string()),
    }),
    sessions: z.array(
      z.object({
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        country: z.nullable(z.string()),
        begun: timestamp,
        used: timestamp,
      }),
    ),
    reports: z.array(memberReport),
    decisions: z.array(earlierDecision),
    /** How many of the decisions are strikes. */
    strikes: z.int(),
    payments: z.array(
      z.object({
        id,
        state: z.enum(paymentStates),
        method: z.enum(paymentMethods),
        amount: z.int(),
        currency: z.string(),
        credits: z.int(),
        created_at: timestamp,
      }),
    ),
    emails: z.array(
      z.object({
        subject: z.string(),
        created_at: timestamp,
        sent_at: z.nullable(timestamp),
        failed: z.boolean(),
      }),
    ),
    notes: z.array(memberNote),
    /** What staff did about the member, and who looked at private data. */
    history: z.array(z.object({ action: z.string(), reason: z.string(), by: staffName, at: timestamp })),
  }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-member:id'],
  caching: 'none',
});

/** @spec D5.10 */
export const addMemberNote = defineStaffCall('POST', '/api/staff-member-note.php', {
  summary: 'Add a note about a member, for other staff',
  section: 'D5.10',
  staff: { permission: 'member_acts' },
  body: z.object({ member: id, text: text(2_000).check(z.minLength(1, { error: 'field_required' })) }),
  output: z.object({ id }),
  errors: ['not_found'],
  repeat: 'key',
  invalidates: ['staff-member:member'],
});

/** @spec D5.10 */
export const deleteMemberNote = defineStaffCall('DELETE', '/api/staff-member-note.php', {
  summary: 'Delete a note about a member',
  section: 'D5.10',
  staff: { permission: 'member_acts' },
  body: z.object({ member: id, note: id }),
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: ['staff-member:member'],
});

const actOnMember = z.object({ member: id, reason: staffReason });
const changesMember = ['staff-member:member', 'staff-members', 'staff-audit'] as const;

/**
 * Nobody else sees the member, who can read but not write.
 * @spec D5.10
 */
export const freezeMember = defineStaffCall('POST', '/api/staff-member-freeze.php', {
  summary: 'Freeze an account',
  section: 'D5.10',
  staff: { permission: 'member_acts' },
  /** `explanation` is read by the member, unlike `reason`. */
  body: z.extend(actOnMember, { explanation: z.optional(text(500)) }),
  errors: ['not_found', 'decided_already', 'explanation_length'],
  repeat: 'key',
  invalidates: changesMember,
});

/** @spec D5.10 */
export const unfreezeMember = defineStaffCall('DELETE', '/api/staff-member-freeze.php', {
  summary: 'End the freeze of an account',
  section: 'D5.10',
  staff: { permission: 'member_acts' },
  body: actOnMember,
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: changesMember,
});

/** @spec D5.10 D2.21 */
export const endMemberSessions = defineStaffCall('DELETE', '/api/staff-member-sessions.php', {
  summary: 'End all sessions of a member',
  section: 'D5.10',
  staff: { permission: 'member_acts' },
  body: actOnMember,
  errors: ['not_found'],
  repeat: 'natural',
  invalidates: changesMember,
});

/** @spec D5.10 4.2 */
export const confirmMemberEmail = defineStaffCall('POST', '/api/staff-member-confirmation.php', {
  summary: 'Confirm the email address of a member by hand',
  section: 'D5.10',
  staff: { permission: 'member_acts' },
  body: actOnMember,
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: changesMember,
});

/** @spec D5.10 4.3 */
export const deleteMember = defineStaffCall('POST', '/api/staff-member-deletion.php', {
  summary: 'Begin the deletion of an account, from which the member can return for 14 days',
  section: 'D5.10',
  staff: { permission: 'member_deletion', dangerous: true },
  body: actOnMember,
  output: z.object({ until: timestamp }),
  errors: ['not_found', 'decided_already'],
  repeat: 'key',
  invalidates: changesMember,
});
