import type { Output } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { DecisionOutcome, HouseRule } from '#contract/house-rules';
import type { getReport as call, EarlierDecision } from '#contract/staff-reports';
import type { App } from '../../app.ts';
import { isMessageShown } from '../../chats/deletion/hide-message.ts';
import { removablePhotos } from '../../photos/reject-photos.ts';
import type { Db } from '../../platform/db.ts';
import { hasAboutMe } from '../../profiles/remove-about-me.ts';
import { selectDecisions } from '../decisions/queries.ts';
import { presentReports } from './list-reports.ts';
import {
  countSame,
  type ReportDetailsRow,
  selectReport,
  selectReporter,
  selectReportFiles,
} from './queries.ts';

/**
 * Shows a report with its evidence to staff.
 * @throws not_found
 * @spec D5.10 D2.27
 */
export async function getReport(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
  id: string,
): Promise<Output<typeof call>> {
  const row = await requireReport(db, siteId, id);
  const [listed] = await presentReports(db, [row], clock.now());
  if (!listed) throw new ApiError('not_found');
  const { reporter_id: reporterId, reported_id: reportedId, text, evidence } = row;
  const reporter = reporterId === null ? null : await selectReporter(db, reporterId);
  const decisions = await selectDecisions(db, { reportId: id });
  const files = await selectReportFiles(db, id);
  const history = reportedId === null ? [] : await selectDecisions(db, { accountId: reportedId });
  return {
    ...listed,
    text,
    evidence,
    removable: await removableContent(db, row),
    pictures: files,
    same: await countSame(db, row),
    sender: row.path === null ? null : { path: row.path, name: row.sender_name, email: row.email },
    reporter: {
      profile: reporter?.profile?.id ?? null,
      name: reporter?.profile?.name ?? null,
      reports: reporter?.reports ?? 0,
    },
    decisions: decisions.map(presentDecision),
    history: history.filter(({ report_id }) => report_id !== id).map(presentDecision),
  };
}

/**
 * @returns the account whose private data the report shows: the reported member's, or the reporter's once that one is
 * gone; null if both are
 * @throws not_found
 * @spec D5.10
 */
export async function accountOfReport(
  { db }: Pick<App, 'db'>,
  siteId: number,
  id: string,
): Promise<string | null> {
  const { reported_id, reporter_id } = await requireReport(db, siteId, id);
  return reported_id ?? reporter_id;
}

async function requireReport(db: Db, siteId: number, id: string): Promise<ReportDetailsRow> {
  const row = await selectReport(db, siteId, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

type Evidence = { photos?: { id: string }[]; album?: { id: string }[] } | null;

async function removableContent(db: Db, row: ReportDetailsRow) {
  const { profile_id: profileId, subject_kind: kind, subject_id: subject, evidence } = row;
  if (profileId === null) return { about_me: false, photos: [], subject: false };
  const { photos = [], album = [] } = (evidence as Evidence) ?? {};
  const ids = [...photos, ...album].map(({ id }) => id);
  const shown = await removablePhotos(db, profileId, subject === null ? ids : [...ids, subject]);
  return {
    about_me: await hasAboutMe(db, profileId),
    photos: shown.filter(id => id !== subject),
    subject:
      subject !== null && (kind === 'photo' ? shown.includes(subject) : await isMessageShown(db, subject)),
  };
}

/** What staff see of a decision. */
export const presentDecision = (
  row: Awaited<ReturnType<typeof selectDecisions>>[number],
): EarlierDecision => ({
  id: row.id,
  outcome: row.outcome as DecisionOutcome,
  rule: row.rule as HouseRule | null,
  reason: row.reason,
  decided_at: row.created_at.toISOString(),
  decided_by: row.staffName,
  ban_until: row.ban_until?.toISOString() ?? null,
  overturned: row.overturned_at !== null,
  reopened: row.reopened_at !== null,
});
