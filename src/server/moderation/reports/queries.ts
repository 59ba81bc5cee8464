import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reports } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import {
  bothWays,
  directionOf,
  isBehind,
  type Keyset,
  type KeysetPage,
  type KeysetPosition,
  keyText,
} from '../../platform/keyset.ts';

export async function insertReport(
  db: Db,
  report: Insertable<Reports>,
  fileKeys: readonly string[],
): Promise<string> {
  const { id } = await db.insertInto('reports').values(report).returning('id').executeTakeFirstOrThrow();
  const files = fileKeys.map(file_key => ({ report_id: id, file_key }));
  if (files.length > 0) await db.insertInto('report_files').values(files).execute();
  return id;
}

/** Serializes the reports of a member, so that two taps at once make one. */
export async function lockReportsOf(db: Trx, reporterId: string): Promise<void> {
  await db.selectFrom('accounts').where('id', '=', reporterId).select('id').forNoKeyUpdate().execute();
}

/** The newest open report of this member about this photo or message, for this reason; staff may decide it meanwhile. */
export const selectOpenReportBy = (
  db: Trx,
  { reporterId, subjectId, reason }: { reporterId: string; subjectId: string; reason: string },
) =>
  db
    .selectFrom('reports')
    .where('reporter_id', '=', reporterId)
    .where('subject_id', '=', subjectId)
    .where('reason', '=', reason)
    .where('closed_at', 'is', null)
    .select(['id', 'text'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export async function updateReportText(db: Db, id: string, text: string): Promise<void> {
  await db.updateTable('reports').set({ text }).where('id', '=', id).execute();
}

const reports = (db: Db, siteId: number) =>
  db
    .selectFrom('reports')
    .leftJoin('profiles', 'profiles.account_id', 'reports.reported_id')
    .leftJoin('accounts', 'accounts.id', 'reports.reported_id')
    .leftJoin('profiles as reporters', 'reporters.account_id', 'reports.reporter_id')
    .leftJoin('content_notices', 'content_notices.id', 'reports.id')
    .where('reports.site_id', '=', siteId)
    .select([
      'reports.id',
      'reports.reason',
      'reports.urgent',
      'reports.created_at',
      'reports.due_at',
      'reports.closed_at',
      'reports.reported_id',
      'reports.subject_kind',
      'reports.subject_id',
      'profiles.id as profile_id',
      'profiles.name',
      'reporters.id as reporter_profile_id',
      'accounts.status as account_status',
      'content_notices.id as notice_id',
    ]);

export type ReportRow = Awaited<ReturnType<ReturnType<typeof reports>['execute']>>[number];

const id = sql.ref('reports.id');

export const reportKeysets = {
  ...bothWays('due', { key: sql.ref('reports.due_at'), id, type: 'timestamptz' }),
  ...bothWays('sent', { key: sql.ref('reports.created_at'), id, type: 'timestamptz' }),
  ...bothWays('decided', { key: sql.ref('reports.closed_at'), id, type: 'timestamptz' }),
} satisfies Record<string, Keyset>;

export type QueuePosition = KeysetPosition & { urgent: boolean };
export type ReportFilter = {
  siteId: number;
  reason?: string | undefined;
  /** Only open reports that should have been decided by then. */
  lateAt: Date | null;
};

/** Open reports: urgent ones first, then those due earliest. */
export const selectReportQueue = (
  db: Db,
  filter: ReportFilter,
  { after, limit }: { after: QueuePosition | null; limit: number },
) =>
  filtered(db, filter, 'open')
    .select(keyText(reportKeysets.due_asc).as('cursor_key'))
    .$if(after !== null, query => query.where(comesAfter(after as QueuePosition)))
    .orderBy(sql`(not reports.urgent)`)
    .orderBy('reports.due_at')
    .orderBy('reports.id')
    .limit(limit)
    .execute();

const comesAfter = ({ urgent, key, id: report }: QueuePosition): RawBuilder<SqlBool> =>
  sql`((not reports.urgent), reports.due_at, reports.id) > (${!urgent}::boolean, ${key}::timestamptz, ${report}::uuid)`;

export const selectReports = (
  db: Db,
  filter: ReportFilter & { state: 'open' | 'decided' },
  { keyset, after, limit }: KeysetPage,
) =>
  filtered(db, filter, filter.state)
    .select(keyText(keyset).as('cursor_key'))
    .where(isBehind(keyset, after))
    .orderBy(keyset.key, directionOf(keyset))
    .orderBy(keyset.id, directionOf(keyset))
    .limit(limit)
    .execute();

const filtered = (db: Db, { siteId, reason, lateAt }: ReportFilter, state: 'open' | 'decided') =>
  reports(db, siteId)
    .where('reports.closed_at', state === 'open' ? 'is' : 'is not', null)
    .$if(reason !== undefined, query => query.where('reports.reason', '=', reason ?? ''))
    .$if(state === 'open' && lateAt !== null, query => query.where('reports.due_at', '<=', lateAt as Date));

export const selectReport = (db: Db, siteId: number, id: string) =>
  reports(db, siteId)
    .where('reports.id', '=', id)
    .select(['reports.reporter_id', 'reports.text', 'reports.evidence'])
    .select(['content_notices.path', 'content_notices.name as sender_name', 'content_notices.email'])
    .executeTakeFirst();

export type ReportDetailsRow = NonNullable<Awaited<ReturnType<typeof selectReport>>>;

export const selectReportBacklog = (
  db: Db,
  siteId: number,
): Promise<{ count: number; since: Date | null; due: Date | null }> =>
  db
    .selectFrom('reports')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('since'),
      fn.min('due_at').as('due'),
    ])
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Open reports by the last digits of their ids. */
export const selectReportIdByReference = (db: Db, siteId: number, ending: string) =>
  db
    .selectFrom('reports')
    .select('id')
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`right(id::text, 8) = ${ending.toLowerCase()}`)
    .executeTakeFirst();

export const countWaiting = (db: Db, siteId: number, now: Date) =>
  db
    .selectFrom('reports')
    .select([
      sql<number>`count(*)::int`.as('open'),
      sql<number>`count(*) filter (where urgent)::int`.as('urgent'),
      sql<number>`count(*) filter (where due_at <= ${now})::int`.as('late'),
    ])
    .where('site_id', '=', siteId)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();

/** Enough open reports to count who reported; a member may have more. */
const MOST_COUNTED = 2_000;

/** Open reports about these accounts, each with the profile of who reported; null for a visitor. */
export const selectOpenReporters = (db: Db, accountIds: readonly string[]) =>
  db
    .selectFrom('reports')
    .leftJoin('profiles', 'profiles.account_id', 'reports.reporter_id')
    .leftJoin('accounts', 'accounts.id', 'reports.reporter_id')
    .select([
      'reports.reported_id',
      'profiles.id as profile_id',
      sql<string>`(accounts.signed_up_at at time zone 'UTC')::date::text`.as('signed_up_on'),
    ])
    .where('reports.reported_id', 'in', accountIds)
    .where('reports.closed_at', 'is', null)
    .limit(MOST_COUNTED)
    .execute();

/** The reporter, and how many reports they have sent. */
export async function selectReporter(db: Db, accountId: string) {
  const profile = await db
    .selectFrom('profiles')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { reports: count } = await db
    .selectFrom('reports')
    .select(sql<number>`count(*)::int`.as('reports'))
    .where('reporter_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { profile, reports: count };
}

/**
 * Deletes evidence of reports decided before `before`, and releases its files. A trigger deletes the report if the
 * reporter has left.
 * @returns how many reports had evidence
 */
export async function deleteOldEvidence(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id from reports
      where closed_at <= ${before} and evidence is not null and not exists (
        select from decisions join appeals on appeals.decision_id = decisions.id
        where (decisions.report_id = reports.id or decisions.id = reports.decision_id) and appeals.decided_at is null)
      order by closed_at limit ${limit} for update skip locked
    ), released as (delete from report_files where report_id in (select id from due))
    update reports set evidence = null where id in (select id from due) returning id`.execute(db);
  return rows.length;
}

const reportFiles = (db: Db, siteId: number) =>
  db
    .selectFrom('report_files')
    .innerJoin('reports', 'reports.id', 'report_files.report_id')
    .where('reports.site_id', '=', siteId);

/** `item` is the id without dashes. */
export const selectEvidencePicture = (db: Db, siteId: number, item: string) =>
  reportFiles(db, siteId)
    .where('report_files.id', '=', sql<string>`${item}::uuid`)
    .select('report_files.file_key')
    .executeTakeFirst();

export const selectReportFile = (db: Db, siteId: number, { id, picture }: { id: string; picture: string }) =>
  reportFiles(db, siteId)
    .where('report_files.id', '=', picture)
    .where('report_files.report_id', '=', id)
    .select('report_files.id')
    .executeTakeFirst();

/** The files of the evidence, which staff open by these ids. */
export const selectReportFiles = (db: Db, reportId: string) =>
  db.selectFrom('report_files').select(['id', 'file_key']).where('report_id', '=', reportId).execute();

/** Other open reports of the same photo or message. */
export async function countSame(db: Db, { id, subject_id }: { id: string; subject_id: string | null }) {
  if (subject_id === null) return 0;
  const { count } = await db
    .selectFrom('reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('subject_id', '=', subject_id)
    .where('closed_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return count;
}
