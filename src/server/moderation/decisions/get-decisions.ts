import { appealableUntil, strikeCutoff } from '#contract/calendar-months';
import type { Output } from '#contract/call';
import type { Appeal, getDecisions as call, DecisionAboutMe, getBan, OwnReport } from '#contract/decisions';
import type { DecisionOutcome, HouseRule } from '#contract/house-rules';
import { referenceOf } from '#contract/moderation';
import type { ReportReason, SubjectKind } from '#contract/reports';
import { bannedAccountOf } from '../../accounts/bans/banned-account.ts';
import type { App, Caller, MemberCaller } from '../../app.ts';
import { countStrikes, selectDecisionsAbout, selectReportsBy } from './queries.ts';

/** Of each list. */
const MAX_LISTED = 100;

/** @spec D5.5 */
export async function getDecisions(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { accountId }: MemberCaller,
): Promise<Output<typeof call>> {
  const now = clock.now();
  const [decisions, reports, strikes] = await Promise.all([
    selectDecisionsAbout(db, accountId, MAX_LISTED),
    selectReportsBy(db, accountId, MAX_LISTED),
    countStrikes(db, [accountId], strikeCutoff(now)),
  ]);
  return {
    strikes: strikes.get(accountId) ?? 0,
    about_me: decisions.map(row => presentAboutMe(row, now)),
    reports: reports.map(row => presentOwnReport(row, now)),
  };
}

/**
 * Shows nothing but the decisions about the banned member.
 * @throws link_expired
 * @spec D5.5
 */
export async function getBanByToken(app: App, caller: Caller, token: string): Promise<Output<typeof getBan>> {
  const { accountId, until } = await bannedAccountOf(app, caller, token);
  const now = app.clock.now();
  const decisions = await selectDecisionsAbout(app.db, accountId, MAX_LISTED);
  return {
    until: until?.toISOString() ?? null,
    decisions: decisions.map(row => presentAboutMe(row, now)),
  };
}

type AboutMeRow = Awaited<ReturnType<typeof selectDecisionsAbout>>[number];
type OwnReportRow = Awaited<ReturnType<typeof selectReportsBy>>[number];
type AppealRow = Pick<
  AboutMeRow,
  'appeal_text' | 'appeal_sent_at' | 'appeal_outcome' | 'appeal_answer' | 'appeal_decided_at'
>;

const presentAboutMe = (row: AboutMeRow, now: Date): DecisionAboutMe => ({
  id: row.id,
  outcome: row.outcome as DecisionOutcome,
  rule: row.rule as HouseRule | null,
  reason: row.reason,
  automated: row.automated,
  decided_at: row.created_at.toISOString(),
  ban_until: row.ban_until?.toISOString() ?? null,
  subject: row.subject_kind as DecisionAboutMe['subject'],
  selfie_reason: row.selfie_reason as DecisionAboutMe['selfie_reason'],
  removed: {
    about_me: row.removed_about_me !== null,
    photos: row.removed_photos.length,
    messages: row.removed_messages.length,
  },
  reopened: row.reopened_at !== null && row.overturned_at === null,
  undone_at: row.overturned_at?.toISOString() ?? null,
  ...presentAppeal(row, row.reopened_at || row.overturned_at ? null : row.created_at, now),
});

function presentOwnReport(row: OwnReportRow, now: Date): OwnReport {
  const { decision_id: id, outcome, rule, decision_reason: reason, decided_at: decidedAt, closed_at } = row;
  const isDecided = closed_at !== null && id !== null && decidedAt !== null;
  return {
    id: row.id,
    reference: referenceOf(row.id),
    reason: row.reason as ReportReason,
    subject: row.subject_kind as SubjectKind,
    text: row.text,
    sent_at: row.created_at.toISOString(),
    decision: isDecided
      ? {
          id,
          outcome: outcome === 'no_action' ? 'no_action' : 'action',
          rule: rule as HouseRule | null,
          reason: outcome === 'no_action' ? reason : null,
          decided_at: decidedAt.toISOString(),
          undone_at: row.overturned_at?.toISOString() ?? null,
        }
      : null,
    ...presentAppeal(row, isDecided ? decidedAt : null, now),
  };
}

function presentAppeal(
  row: AppealRow,
  decidedAt: Date | null,
  now: Date,
): { appeal: Appeal | null; appeal_until: string | null } {
  const until = decidedAt && appealableUntil(decidedAt);
  const { appeal_text: text, appeal_sent_at: sentAt } = row;
  if (text === null || sentAt === null)
    return { appeal: null, appeal_until: until && until > now ? until.toISOString() : null };
  return {
    appeal: {
      text,
      sent_at: sentAt.toISOString(),
      outcome: row.appeal_outcome as Appeal['outcome'],
      answer: row.appeal_answer,
      answered_at: row.appeal_decided_at?.toISOString() ?? null,
    },
    appeal_until: null,
  };
}
