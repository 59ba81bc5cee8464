import { strikeCutoff } from '#contract/calendar-months';
import type { Output, QueryOut } from '#contract/call';
import { formatCursor, parseCursor } from '#contract/cursor';
import { referenceOf } from '#contract/moderation';
import type { ReportReason, SubjectKind } from '#contract/reports';
import type { getReports as call, ListedReport } from '#contract/staff-reports';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { countStrikes } from '../decisions/queries.ts';
import { countOpenReports } from './count-reporters.ts';
import {
  countWaiting,
  type QueuePosition,
  type ReportRow,
  selectDecidedReports,
  selectOpenReports,
  selectReportBacklog,
} from './queries.ts';

const PAGE = 50;

/**
 * Lists reports without texts of members.
 * @spec D5.10 D5.5
 */
export async function listReports(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
  { state, reason, late = false, after }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const now = clock.now();
  const limit = PAGE + 1;
  const position = parseQueueCursor(after);
  const rows =
    state === 'open'
      ? await selectOpenReports(db, siteId, { reason, lateAt: late ? now : null, after: position, limit })
      : await selectDecidedReports(db, siteId, { reason, after: position, limit });
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    reports: await presentReports(db, rows.slice(0, PAGE), now),
    next: last ? formatQueueCursor(last) : null,
    waiting: await countWaiting(db, siteId, now),
  };
}

/**
 * The number of open reports, since when the oldest waits, and when the most pressing one is late.
 * @spec D5.10
 */
export const reportBacklog = (db: Db, siteId: number) => selectReportBacklog(db, siteId);

/** The first character says whether the report is urgent. */
const formatQueueCursor = ({ urgent, closed_at, due_at, id }: ReportRow): string =>
  `${urgent ? 1 : 0}_${formatCursor({ at: closed_at ?? due_at, id })}`;

function parseQueueCursor(after: string | undefined): QueuePosition | null {
  const position = parseCursor(after?.slice(2));
  return position && { ...position, urgent: after?.startsWith('1') ?? false };
}

/** @spec D5.10 */
export async function presentReports(db: Db, rows: readonly ReportRow[], now: Date): Promise<ListedReport[]> {
  const reported = [...new Set(rows.flatMap(({ reported_id }) => reported_id ?? []))];
  const [strikes, open] = await Promise.all([
    countStrikes(db, reported, strikeCutoff(now)),
    countOpenReports(db, reported),
  ]);
  return rows.map(row => {
    const waiting = open.get(row.reported_id ?? '');
    return {
      id: row.id,
      reference: referenceOf(row.id),
      reason: row.reason as ReportReason,
      urgent: row.urgent,
      created_at: row.created_at.toISOString(),
      due_at: row.due_at.toISOString(),
      decided_at: row.closed_at?.toISOString() ?? null,
      reported: {
        profile: row.profile_id,
        name: row.name,
        banned: row.account_status === 'banned',
        strikes: strikes.get(row.reported_id ?? '') ?? 0,
        open_reports: waiting?.open ?? 0,
        reporters: waiting?.reporters ?? 0,
      },
      subject: row.subject_kind as SubjectKind,
      notice: row.notice_id !== null,
      private_of: row.profile_id ?? row.reporter_profile_id,
    };
  });
}
