import { type Selectable, sql } from 'kysely';
import type { SpendingLimits } from '#db/schema';
import type { Db } from '../../platform/db.ts';

export type LimitRow = Selectable<SpendingLimits>;

/** The limit a member set himself; undefined where he never did. */
export const selectLimit = (db: Db, accountId: string): Promise<LimitRow | undefined> =>
  db.selectFrom('spending_limits').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** A calendar month in a time zone: its first moment, that of the next, and what a member spent in it, what is under way included. */
export async function spentThisMonth(
  db: Db,
  {
    accountId,
    currency,
    timeZone,
    now,
  }: { accountId: string; currency: string; timeZone: string; now: Date },
): Promise<{ spent: number; ends: Date }> {
  const { rows } = await sql<{ spent: number; ends: Date }>`
    with month as (
      select date_trunc('month', ${now}::timestamptz, ${timeZone}) as begins,
        date_trunc('month', (${now}::timestamptz at time zone ${timeZone}) + interval '1 month') at time zone ${timeZone} as ends)
    select ends, (
      select coalesce(sum(amount), 0)::int from payments
      where account_id = ${accountId} and currency = ${currency} and created_at >= begins
        and state in ('created', 'pending', 'completed')) as spent
    from month`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a moment is in no month');
  return row;
}
