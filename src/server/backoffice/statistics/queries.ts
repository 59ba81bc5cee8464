import { type RawBuilder, sql } from 'kysely';
import type { DailyFigure } from '#contract/staff-statistics';
import type { Db } from '../../platform/db.ts';

export type CountedSite = { id: number; timeZone: string };
/** From the beginning of the first day until the end of the last one. */
export type CountedDays = { first: string; last: string };
export type FigureRow = { day: string; figure: DailyFigure; part: string; value: number };

type CountedPeriod = CountedSite & CountedDays;

const dayOf = (column: RawBuilder<unknown>, { timeZone }: CountedSite) =>
  sql`(${column} at time zone ${timeZone}::text)::date`;
const beginOf = (day: string, { timeZone }: CountedSite) =>
  sql`(${day}::timestamp at time zone ${timeZone}::text)`;
const within = (column: RawBuilder<unknown>, period: CountedPeriod) =>
  sql`(${column} >= ${beginOf(period.first, period)}
    and ${column} < ((${period.last}::date + 1)::timestamp at time zone ${period.timeZone}::text))`;
const isOfReal = sql`not exists (select from profiles where profiles.account_id = accounts.id and profiles.fictional)`;

/** Every day has a row, also one on which nothing happened. */
const countedByDay = (figure: DailyFigure, { first, last }: CountedDays, counts: RawBuilder<unknown>) => sql`
  select d::date as day, ${figure}::text as figure, '' as part, coalesce(counted.value, 0)::bigint as value
  from generate_series(${first}::date, ${last}::date, interval '1 day') d
    left join (${counts}) counted on counted.day = d::date`;

const figures: Record<
  'sign_ups' | 'confirmed' | 'messages' | 'revenue' | 'decision_minutes',
  (period: CountedPeriod) => RawBuilder<unknown>
> = {
  sign_ups: period =>
    countedByDay(
      'sign_ups',
      period,
      sql`select ${dayOf(sql`signed_up_at`, period)} as day, count(*) as value from accounts
        where site_id = ${period.id} and ${within(sql`signed_up_at`, period)} and ${isOfReal} group by 1`,
    ),
  // An account that is not confirmed after 30 days is erased, so the index of sign-ups finds all of them.
  confirmed: period =>
    countedByDay(
      'confirmed',
      period,
      sql`select ${dayOf(sql`confirmed_at`, period)} as day, count(*) as value from accounts
        where site_id = ${period.id} and signed_up_at >= ${beginOf(period.first, period)} - interval '31 days'
          and ${within(sql`confirmed_at`, period)} and ${isOfReal} group by 1`,
    ),
  messages: period =>
    countedByDay(
      'messages',
      period,
      sql`select ${dayOf(sql`sent_at`, period)} as day, count(*) as value from messages
          join profiles on profiles.id = messages.sender_id
        where profiles.site_id = ${period.id} and not profiles.fictional and not messages.held
          and ${within(sql`sent_at`, period)} group by 1`,
    ),
  revenue: period => sql`
    select ${dayOf(sql`completed_at`, period)} as day, 'revenue' as figure, currency as part,
      sum(amount)::bigint as value
    from payments where site_id = ${period.id} and ${within(sql`completed_at`, period)} group by 1, 3`,
  decision_minutes: period => sql`
    select ${dayOf(sql`decisions.created_at`, period)} as day, 'decision_minutes' as figure, '' as part,
      round(percentile_cont(0.5) within group (
        order by extract(epoch from decisions.created_at - reports.created_at)::float8 / 60))::bigint as value
    from decisions join reports on reports.id = decisions.report_id
    where decisions.site_id = ${period.id} and ${within(sql`decisions.created_at`, period)} group by 1`,
};
export type CountedFigure = keyof typeof figures;
export const countedFigures = Object.keys(figures) as CountedFigure[];

/** A repeated count replaces the earlier one. Rows are written in one order, so that two counts do not block each other. */
export async function persistCounts(
  db: Db,
  figure: CountedFigure,
  period: CountedPeriod,
  now: Date,
): Promise<void> {
  await sql`
    insert into daily_figures (site_id, day, figure, part, value, counted_at)
    select ${period.id}::smallint, day, figure, part, value, ${now} from (${figures[figure](period)}) counted
    order by day, part
    on conflict (site_id, day, figure, part)
      do update set value = excluded.value, counted_at = excluded.counted_at`.execute(db);
}

/**
 * Counts who was seen since the beginning of `day`. Being seen again later hides that a member was seen then, so a day's
 * number only grows, and is last counted shortly after its end. Members who do not show when they are online are left out.
 * @param rank `activity_rank` at the beginning of the day
 */
export async function persistActive(
  db: Db,
  siteId: number,
  { day, rank }: { day: string; rank: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into daily_figures (site_id, day, figure, value, counted_at)
    select ${siteId}::smallint, ${day}::date, 'active', count(*), ${now} from profiles
    where site_id = ${siteId} and activity_rank >= ${rank} and not fictional and shares_presence
    on conflict (site_id, day, figure, part)
      do update set value = greatest(daily_figures.value, excluded.value), counted_at = excluded.counted_at`.execute(
    db,
  );
}

/** Null before the first count. */
export async function selectLastCountedDay(db: Db, siteId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from daily_figures where site_id = ${siteId} and figure = 'sign_ups'`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

export async function selectFigures(
  db: Db,
  siteId: number,
  first: string,
): Promise<(FigureRow & { counted_at: Date })[]> {
  const { rows } = await sql<FigureRow & { counted_at: Date }>`
    select day::text as day, figure, part, value::float8 as value, counted_at from daily_figures
    where site_id = ${siteId} and day >= ${first}::date order by day`.execute(db);
  return rows;
}

export type ResponseCount = { siteId: number; day: string; upToMs: number; responses: number };

/** Adds to what other processes counted. Rows are written in one order, so that they do not block each other. */
export async function addResponses(db: Db, counts: readonly ResponseCount[]): Promise<void> {
  const order = (count: ResponseCount) =>
    `${count.siteId} ${count.day} ${String(count.upToMs).padStart(6, '0')}`;
  await db
    .insertInto('response_times')
    .values(
      counts
        .toSorted((a, b) => order(a).localeCompare(order(b)))
        .map(({ siteId, day, upToMs, responses }) => ({ site_id: siteId, day, up_to_ms: upToMs, responses })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['site_id', 'day', 'up_to_ms'])
        .doUpdateSet({ responses: sql`response_times.responses + excluded.responses` }),
    )
    .execute();
}

export async function selectResponses(
  db: Db,
  siteId: number,
  { first, last }: CountedDays,
): Promise<{ day: string; up_to_ms: number; responses: number }[]> {
  const { rows } = await sql<{ day: string; up_to_ms: number; responses: number }>`
    select day::text as day, up_to_ms, responses::float8 as responses from response_times
    where site_id = ${siteId} and day between ${first}::date and ${last}::date order by day, up_to_ms`.execute(
    db,
  );
  return rows;
}

export async function persistFigures(
  db: Db,
  siteId: number,
  rows: readonly Omit<FigureRow, 'part'>[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('daily_figures')
    .values(rows.map(row => ({ ...row, site_id: siteId, counted_at: now })))
    .onConflict(conflict =>
      conflict
        .columns(['site_id', 'day', 'figure', 'part'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), counted_at: ref('excluded.counted_at') })),
    )
    .execute();
}

export const deleteResponsesBefore = (db: Db, day: string) =>
  sql`delete from response_times where day < ${day}::date`.execute(db);
