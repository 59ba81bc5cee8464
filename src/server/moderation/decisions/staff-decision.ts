import type { BodyOut } from '#contract/call';
import { DAY_MS } from '#contract/durations';
import type { banReported, decideReport } from '#contract/staff-reports';
import type { ReportDecision } from './decide-report.ts';

/** @spec D5.5 */
export const decisionWithoutBan = ({
  id,
  outcome,
  rule = undefined,
  reason,
  about_me: aboutMe = false,
  photos = [],
}: BodyOut<typeof decideReport>): ReportDecision => ({
  ...{ reportId: id, outcome, rule: rule ?? null, reason, aboutMe },
  ...{ photos, banUntil: null },
});

/**
 * `days` is null for a permanent ban.
 * @spec D5.5
 */
export const decisionWithBan = (
  { id, rule, reason, days }: BodyOut<typeof banReported>,
  now: Date,
): ReportDecision => ({
  ...{ reportId: id, rule, reason, aboutMe: false, photos: [] },
  outcome: days === null ? 'permanent_ban' : 'temporary_ban',
  banUntil: days === null ? null : new Date(now.getTime() + days * DAY_MS),
});
