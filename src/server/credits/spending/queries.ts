import { type Selectable, sql } from 'kysely';
import type { SpendingLimits } from '#db/schema';
import type { Db, Trx } from '../../platform/db.ts';
import { isOpenPaymentSql } from '../payments/open-payment-sql.ts';
import type { CurrentLimit } from './current-limit.ts';

export type SpendingLimitRow = Selectable<SpendingLimits>;

/** @spec D5.1 */
export const selectSpendingLimit = (db: Db, accountId: string): Promise<SpendingLimitRow | undefined> =>
  db.selectFrom('spending_limits').selectAll().where('account_id', '=', accountId).executeTakeFirst();

export async function upsertSpendingLimit(db: Trx, accountId: string, limit: CurrentLimit): Promise<void> {
  const { amount, currency, raised } = limit;
  const row = {
    amount,
    currency,
    raised_to: raised?.amount ?? null,
    raised_currency: raised?.currency ?? null,
    raised_at: raised?.at ?? null,
  };
  await db
    .insertInto('spending_limits')
    .values({ account_id: accountId, ...row })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

type MonthlySpending = { spent: number; unpaid: number; ends: Date };

/** `spent` excludes refunds and includes the open payments. `unpaid` is only the open payments. */
export async function selectMonthlySpending(
  db: Db,
  {
    accountId,
    currency,
    timeZone,
    now,
  }: { accountId: string; currency: string; timeZone: string; now: Date },
): Promise<MonthlySpending> {
  const { rows } = await sql<MonthlySpending>`
    with month as (
      select date_trunc('month', ${now}::timestamptz, ${timeZone}) as begins,
        date_trunc('month', (${now}::timestamptz at time zone ${timeZone}) + interval '1 month') at time zone ${timeZone} as ends),
    counted as (
      select state, amount - coalesce((select sum(amount) from refunds where payment_id = payments.id), 0) as amount
      from payments, month
      where account_id = ${accountId} and currency = ${currency}
        and ((state = 'completed' and completed_at >= begins) or ${isOpenPaymentSql(now)}))
    select ends,
      (select coalesce(sum(amount), 0)::int from counted) as spent,
      (select coalesce(sum(amount), 0)::int from counted where state <> 'completed') as unpaid
    from month`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a moment is in no month');
  return row;
}
