import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import type { PeriodDays } from './period-days.ts';

export type Period = PeriodDays & { siteId: number; timeZone: string };

/** The days of a period begin at midnight where the site is. */
const isWithin = (column: RawBuilder<unknown>, { begin, end, timeZone }: Period) => sql`
  ${column} >= (${begin}::timestamp at time zone ${timeZone}) and ${column} < (${end}::timestamp at time zone ${timeZone})`;

export async function countNotices(db: Db, period: Period) {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from reports
    where site_id = ${period.siteId} and ${isWithin(sql`created_at`, period)} group by reason order by reason`.execute(
    db,
  );
  return rows;
}

export async function countDecisions(db: Db, period: Period) {
  const { rows } = await sql<{ outcome: string; rule: string | null; automated: boolean; count: number }>`
    select outcome, rule, automated, count(*)::int as count from decisions
    where site_id = ${period.siteId} and ${isWithin(sql`created_at`, period)}
    group by outcome, rule, automated order by outcome, rule, automated`.execute(db);
  return rows;
}

/** From the report to its decision; reports that were decided again count each time. */
export async function selectMedianHours(db: Db, period: Period): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    select (percentile_cont(0.5) within group (
      order by extract(epoch from decisions.created_at - reports.created_at) / 3600))::float8 as hours
    from decisions join reports on reports.id = report_id
    where decisions.site_id = ${period.siteId} and ${isWithin(sql`decisions.created_at`, period)}`.execute(
    db,
  );
  return rows[0]?.hours ?? null;
}

export async function countAppeals(db: Db, period: Period) {
  const { rows } = await sql<{ sent: number; upheld: number; overturned: number }>`
    select count(*) filter (where ${isWithin(sql`created_at`, period)})::int as sent,
      count(*) filter (where outcome = 'upheld' and ${isWithin(sql`decided_at`, period)})::int as upheld,
      count(*) filter (where outcome = 'overturned' and ${isWithin(sql`decided_at`, period)})::int as overturned
    from appeals where site_id = ${period.siteId}`.execute(db);
  return rows[0] ?? { sent: 0, upheld: 0, overturned: 0 };
}

export async function countComplaints(db: Db, period: Period) {
  const { rows } = await sql<{ sent: number; answered: number }>`
    select count(*) filter (where ${isWithin(sql`created_at`, period)})::int as sent,
      count(*) filter (where ${isWithin(sql`answered_at`, period)})::int as answered
    from complaints where site_id = ${period.siteId}`.execute(db);
  return rows[0] ?? { sent: 0, answered: 0 };
}

export async function countSuspended(db: Db, period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct account_id)::int as count from decisions
    where site_id = ${period.siteId} and outcome in ('temporary_ban', 'permanent_ban')
      and ${isWithin(sql`created_at`, period)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function selectRecipients(db: Db, { siteId, begin, end }: Period) {
  const { rows } = await sql<{ month: string; members: number }>`
    select month::text, members from monthly_recipients
    where site_id = ${siteId} and month >= ${begin}::date and month < ${end}::date order by month`.execute(
    db,
  );
  return rows;
}

/** Members count in a month in which they were active, which their rank says until they are active again. */
export async function upsertRecipients(
  db: Db,
  { month, sinceRank }: { month: string; sinceRank: number },
): Promise<void> {
  await sql`
    insert into monthly_recipients (site_id, month, members)
    select site_id, ${month}::date, count(*)::int from profiles
    where activity_rank >= ${sinceRank} and not fictional group by site_id
    on conflict (site_id, month) do update set members = greatest(monthly_recipients.members, excluded.members)`.execute(
    db,
  );
}

export async function countFictional(db: Db, siteId: number): Promise<{ fictional: number; all: number }> {
  const { rows } = await sql<{ fictional: number; all: number }>`
    select count(*) filter (where fictional)::int as fictional, count(*)::int as "all"
    from profiles where site_id = ${siteId} and status = 'active'`.execute(db);
  return rows[0] ?? { fictional: 0, all: 0 };
}

export const lockReport = (db: Trx, { siteId, begin, end }: Pick<Period, 'siteId' | 'begin' | 'end'>) =>
  db
    .selectFrom('transparency_reports')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(sql<SqlBool>`period_begin = ${begin}::date and period_end = ${end}::date`)
    .forUpdate()
    .executeTakeFirst();

/** A published report stays as it is. Returns whether the new numbers were stored. */
export async function upsertReport(
  db: Trx,
  { siteId, begin, end }: Period,
  { figures, at }: { figures: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into transparency_reports (site_id, period_begin, period_end, figures, made_at)
    values (${siteId}, ${begin}::date, ${end}::date, ${figures}::jsonb, ${at})
    on conflict (site_id, period_begin, period_end) do update set figures = excluded.figures, made_at = excluded.made_at
    where transparency_reports.published_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

export async function setPublished(
  db: Trx,
  id: string,
  { at, staffId }: { at: Date; staffId: string | null },
): Promise<void> {
  await db
    .updateTable('transparency_reports')
    .set({ published_at: at, published_by: staffId })
    .where('id', '=', id)
    .execute();
}

export type StoredReport = {
  begin: string;
  end: string;
  figures: unknown;
  made_at: Date;
  published_at: Date | null;
  published_by: string | null;
};

/** The newest first. */
export async function selectReports(
  db: Db,
  siteId: number,
  { isPublished }: { isPublished: boolean },
): Promise<StoredReport[]> {
  const { rows } = await sql<StoredReport>`
    select period_begin::text as begin, period_end::text as "end", figures, made_at, published_at,
      staff.name as published_by
    from transparency_reports left join staff on staff.id = published_by
    where transparency_reports.site_id = ${siteId} and (not ${isPublished}::boolean or published_at is not null)
    order by period_end desc, period_begin desc limit 40`.execute(db);
  return rows;
}
