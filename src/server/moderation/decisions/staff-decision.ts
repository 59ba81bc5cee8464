import type { BodyOut } from '#contract/call';
import { DAY_MS } from '#contract/durations';
import type { banReported, decideReport } from '#contract/staff-reports';
import type { Measure } from './measures.ts';

/**
 * `reason` is read by the reported member, or by the reporter if nothing was done. `removesSubject`: also the photo or
 * message that the report is about.
 */
export type ReportDecision = Omit<Measure, 'messages'> & {
  reportId: string;
  reason: string;
  removesSubject: boolean;
};

/** @spec D5.5 */
export const decisionWithoutBan = ({
  id,
  outcome,
  rule = undefined,
  reason,
  about_me: aboutMe = false,
  photos = [],
  subject: removesSubject = false,
}: BodyOut<typeof decideReport>): ReportDecision => ({
  ...{ reportId: id, outcome, rule: rule ?? null, reason, aboutMe },
  ...{ photos, removesSubject, banUntil: null },
});

/**
 * `days` is null for a permanent ban.
 * @spec D5.5
 */
export const decisionWithBan = (
  { id, rule, reason, days }: BodyOut<typeof banReported>,
  now: Date,
): ReportDecision => ({
  ...{ reportId: id, rule, reason, aboutMe: false, photos: [], removesSubject: false },
  outcome: days === null ? 'permanent_ban' : 'temporary_ban',
  banUntil: days === null ? null : new Date(now.getTime() + days * DAY_MS),
});
