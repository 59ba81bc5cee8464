import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, timestamp } from './fields.ts';
import { appealOutcomes, decisionOutcomes, houseRules } from './house-rules.ts';
import { complaintReference, explanation } from './moderation.ts';
import { reportReasons, subjectKinds } from './reports.ts';
import { verificationReasons } from './verification.ts';

/** `answer` is the reason of the second decision; null while it is open. */
const appeal = z.object({
  text: z.string(),
  sent_at: timestamp,
  outcome: z.nullable(z.enum(appealOutcomes)),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(timestamp),
});
export type Appeal = z.output<typeof appeal>;

const appealable = {
  appeal: z.nullable(appeal),
  /** Null if no appeal is possible (any more). */
  appeal_until: z.nullable(timestamp),
};

const decisionAboutMe = z.object({
  id,
  outcome: z.enum(decisionOutcomes),
  rule: z.nullable(z.enum(houseRules)),
  /** Empty for a rejected photo or selfie without an explanation. */
  reason: z.string(),
  /** Nobody of the staff has looked at it yet. */
  automated: z.boolean(),
  decided_at: timestamp,
  /** The end of a temporary ban. */
  ban_until: z.nullable(timestamp),
  /** What was reported or reviewed. */
  subject: z.enum([...subjectKinds, 'selfie']),
  /** Why a selfie was rejected. */
  selfie_reason: z.nullable(z.enum(verificationReasons)),
  removed: z.object({ about_me: z.boolean(), photos: z.int(), messages: z.int() }),
  /** When it was undone, after an appeal of either side; null while it stands. */
  undone_at: z.nullable(timestamp),
  /** The reporter's appeal succeeded, and somebody else decides anew; the new decision can be appealed. */
  reopened: z.boolean(),
  ...appealable,
});
export type DecisionAboutMe = z.output<typeof decisionAboutMe>;

/**
 * What the reporter learns: whether something was done, by which rule, and whether it was undone, but nothing else about
 * the other member.
 */
const ownReport = z.object({
  id,
  reference: complaintReference,
  reason: z.enum(reportReasons),
  subject: z.enum(subjectKinds),
  text: z.string(),
  sent_at: timestamp,
  decision: z.nullable(
    z.object({
      id,
      outcome: z.enum(['action', 'no_action']),
      rule: z.nullable(z.enum(houseRules)),
      /** Only if nothing was done. */
      reason: z.nullable(z.string()),
      decided_at: timestamp,
      /** When an appeal of the other member undid what was done; null while it stands. */
      undone_at: z.nullable(timestamp),
    }),
  ),
  ...appealable,
});
export type OwnReport = z.output<typeof ownReport>;

/**
 * The newest first, at most 100 of each. `strikes` are those that have not expired.
 * @spec D5.5
 */
export const getDecisions = defineCall('GET', '/api/decisions.php', {
  summary: 'Decisions about the member, and about the member’s reports',
  section: 'D5.5',
  output: z.object({
    strikes: z.int(),
    about_me: z.array(decisionAboutMe),
    reports: z.array(ownReport),
  }),
  provides: ['decisions'],
});

/**
 * Once for each decision, within six months. Another person decides.
 * @spec D5.5
 */
export const sendAppeal = defineCall('POST', '/api/appeal.php', {
  summary: 'Appeal a decision',
  section: 'D5.5',
  body: z.object({ decision: id, text: explanation }),
  errors: ['not_found', 'explanation_length', 'appeal_over', 'appealed_already'],
  whileFrozen: true,
  repeat: 'key',
  invalidates: ['decisions'],
});

const token = z.string().check(z.maxLength(200));

/**
 * For a banned member, who cannot log in, with the link of the email or of the refused login.
 * @spec D5.5
 */
export const getBan = defineCall('GET', '/api/ban.php', {
  summary: 'Why and until when a member is banned, with a mailed token',
  section: 'D5.5',
  query: z.object({ token }),
  output: z.object({
    /** Null for a permanent ban. */
    until: z.nullable(timestamp),
    decisions: z.array(decisionAboutMe),
  }),
  errors: ['link_expired'],
  access: 'anyone',
  provides: [],
});

/** @spec D5.5 */
export const appealBan = defineCall('POST', '/api/ban.php', {
  summary: 'Appeal a decision with a mailed token',
  section: 'D5.5',
  body: z.object({ token, decision: id, text: explanation }),
  errors: ['link_expired', 'not_found', 'explanation_length', 'appeal_over', 'appealed_already'],
  access: 'anyone',
  repeat: 'key',
  invalidates: [],
});
