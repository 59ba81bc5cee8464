import * as z from 'zod/mini';
import { abuseLevels, abuseSignalKinds } from './abuse.ts';
import { defineStaffCall } from './call.ts';
import { BAN_DAYS } from './constants.ts';
import { listCursor } from './cursor.ts';
import { id, queryBoolean, timestamp } from './fields.ts';
import { houseRules } from './house-rules.ts';
import { sortBy } from './list-order.ts';
import { explanation } from './moderation.ts';

/** What staff do about signals. */
export const signalActs = ['clear', 'slow', 'stop', 'ban'] as const;
export type SignalAct = (typeof signalActs)[number];

/** `weight`: what all signals of the kind weigh now. Times are private, because they say when somebody blocked the member. */
const signalSum = z.object({ kind: z.enum(abuseSignalKinds), count: z.int(), weight: z.int() });
export type SignalSum = z.output<typeof signalSum>;

const suspectedMember = z.object({
  id,
  name: z.string(),
  /** Null once somebody of the staff, or time, ended it. */
  level: z.nullable(z.enum(abuseLevels)),
  score: z.int(),
  /** Since when the level is as it is. Acts send it, so that of two people one acts. */
  since: timestamp,
  /** By whom; null while nobody of the staff has decided. */
  decided: z.nullable(z.object({ by: z.nullable(z.string()), at: timestamp })),
  banned: z.boolean(),
  /** The heaviest first. */
  signals: z.array(signalSum),
});
export type SuspectedMember = z.output<typeof suspectedMember>;

/** By the latest change, or by the score. */
export const signalOrders = ['since_desc', 'since_asc', 'score_desc', 'score_asc'] as const;
export type SignalOrder = (typeof signalOrders)[number];

/**
 * Members whom the abuse signals limit, 50 at a time. `waiting`: of the levels `review` and
 * `stopped`, only those about whom nobody has decided.
 * @spec D5.13 D5.10
 */
export const getSignals = defineStaffCall('GET', '/api/staff-signals.php', {
  summary: 'Members whom abuse signals limit',
  section: 'D5.13',
  staff: { permission: 'reports' },
  query: z.object({
    level: z.optional(z.enum(abuseLevels)),
    waiting: z.optional(queryBoolean),
    sort: sortBy(signalOrders),
    before: z.optional(listCursor),
  }),
  output: z.object({
    members: z.array(suspectedMember),
    next: z.nullable(z.string()),
    /** How many wait for a decision. */
    waiting: z.int(),
  }),
  provides: ['staff-signals'],
});

/**
 * Needs a reason, as private data does. A member about whom there never were signals has no level and the score 0.
 * @spec D5.13 D5.10
 */
export const getMemberSignals = defineStaffCall('GET', '/api/staff-signal.php', {
  summary: 'The abuse signals about a member',
  section: 'D5.13',
  staff: { permission: 'reports' },
  query: z.object({ id }),
  output: z.object({
    member: suspectedMember,
    /** The newest 200, without who blocked or reported. */
    list: z.array(z.object({ kind: z.enum(abuseSignalKinds), at: timestamp, counts: z.boolean() })),
  }),
  errors: ['not_found', 'lookup_reason_required'],
  provides: ['staff-signals'],
});

/** `seen` is the `since` that the page showed. */
const act = { member: id, seen: timestamp, reason: explanation };
const errors = ['not_found', 'decided_already', 'explanation_length'] as const;
const invalidates = ['staff-signals', 'staff-members', 'staff-audit', 'staff-overview'] as const;

/**
 * The signals so far no longer count, and the member may pay from a bank account that was refused. `reason` is for the
 * audit log.
 * @spec D5.13
 */
export const clearSignals = defineStaffCall('DELETE', '/api/staff-signal.php', {
  summary: 'Lift what abuse signals did to a member',
  section: 'D5.13',
  staff: { permission: 'reports' },
  body: z.object(act),
  errors,
  repeat: 'natural',
  invalidates,
});

/**
 * The member reads `reason`, and may appeal.
 * @spec D5.13 D5.5
 */
export const limitMember = defineStaffCall('POST', '/api/staff-signal.php', {
  summary: 'Slow or stop the first messages of a member',
  section: 'D5.13',
  staff: { permission: 'reports' },
  body: z.object({
    ...act,
    level: z.enum(['slowed', 'stopped'], { error: 'field_required' }),
    rule: z.enum(houseRules, { error: 'field_required' }),
  }),
  errors: [...errors, 'field_required'],
  repeat: 'natural',
  invalidates,
});

/**
 * Without `days`, the ban is permanent. The member reads `reason`, and may appeal.
 * @spec D5.13 D5.5
 */
export const banSuspected = defineStaffCall('POST', '/api/staff-signal.php', {
  marker: 'ban=1',
  summary: 'Ban a member because of abuse signals',
  section: 'D5.13',
  staff: { permission: 'bans', dangerous: true },
  body: z.object({
    ...act,
    rule: z.enum(houseRules, { error: 'field_required' }),
    days: z.nullable(z.int().check(z.gte(BAN_DAYS.min), z.lte(BAN_DAYS.max))),
  }),
  errors: [...errors, 'field_required'],
  repeat: 'natural',
  invalidates,
});
