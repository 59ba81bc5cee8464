import { strikeCutoff } from '#contract/calendar-months';
import type { Output, QueryOut } from '#contract/call';
import { fieldError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import { referenceOf } from '#contract/moderation';
import type { ReportReason, SubjectKind } from '#contract/reports';
import {
  type getReports as call,
  decidedReportOrders,
  type ListedReport,
  openReportOrders,
} from '#contract/staff-reports';
import type { App } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { type Keyset, pageBehind, pageOf, parsePosition } from '../../platform/keyset.ts';
import { countStrikes } from '../decisions/queries.ts';
import { countOpenReports } from './count-reporters.ts';
import {
  countWaiting,
  type QueuePosition,
  type ReportFilter,
  type ReportRow,
  reportKeysets,
  selectReportBacklog,
  selectReportQueue,
  selectReports,
} from './queries.ts';

const PAGE = 50;

/**
 * Lists reports without texts of members.
 * @spec D5.10 D5.5
 */
export async function listReports(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  siteId: number,
  { state, reason, late = false, sort, after }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const now = clock.now();
  const filter = { siteId, reason, lateAt: late ? now : null };
  const rows =
    state === 'open' && orderAmong(openReportOrders, sort) === 'due_asc'
      ? await selectQueue(db, filter, after)
      : await selectReports(
          db,
          { ...filter, state },
          pageBehind(after, keysetOf(state, sort), PAGE, 'after'),
        );
  const { shown, next } = pageOf(rows, PAGE);
  return {
    reports: await presentReports(db, shown, now),
    next,
    waiting: await countWaiting(db, siteId, now),
  };
}

const keysetOf = (state: 'open' | 'decided', sort: string | undefined): Keyset =>
  reportKeysets[
    state === 'open' ? orderAmong(openReportOrders, sort) : orderAmong(decidedReportOrders, sort)
  ];

/**
 * The number of open reports, since when the oldest waits, and when the most pressing one is late.
 * @spec D5.10
 */
export const reportBacklog = (db: Db, siteId: number) => selectReportBacklog(db, siteId);

/** The first character of the cursor says whether the report is urgent. */
async function selectQueue(db: Db, filter: ReportFilter, after: string | undefined) {
  const rows = await selectReportQueue(db, filter, { after: parseQueueCursor(after), limit: PAGE + 1 });
  return rows.map(row => ({ ...row, cursor_key: `${row.urgent ? 1 : 0}_${row.cursor_key}` }));
}

function parseQueueCursor(after: string | undefined): QueuePosition | null {
  if (after !== undefined && !/^[01]_/.test(after)) throw fieldError('after', 'field_invalid');
  const position = parsePosition(after?.slice(2), reportKeysets.due_asc, 'after');
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
