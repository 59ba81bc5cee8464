import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Amounts of money are in minor units. */
export type PurchaseRow = {
  id: string;
  credits: number;
  currency: string;
  amount: number;
  vat_rate: number;
  /** `refunded` counts credits. `refunded_amount` and `refunded_vat` are in minor units. */
  refunded: number;
  refunded_amount: number;
  refunded_vat: number;
  /** True while refunds can still reduce the amount of a direct debit. */
  is_due: boolean;
};

/** @spec D2.35 */
export async function selectPurchases(db: Db, accountId: string): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select id, payments.credits, currency, payments.amount, vat_rate, coalesce(back.credits, 0)::int as refunded,
      coalesce(back.amount, 0)::int as refunded_amount, coalesce(back.vat, 0)::int as refunded_vat, exists (
        select from direct_debits where payment_id = payments.id and direct_debits.state = 'due') as is_due
    from payments left join lateral (
      select sum(credits) as credits, sum(amount) as amount, sum(vat) as vat from refunds
      where payment_id = payments.id
    ) back on true
    where account_id = ${accountId} and payments.state = 'completed'
    order by completed_at desc, id desc`.execute(db);
  return rows;
}

/** Subtracts the debt, because the credits must pay off the debt first. */
export async function selectUnspent(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ unspent: number }>`
    select greatest(purchased - debt, 0) as unspent from wallets where account_id = ${accountId}`.execute(db);
  return rows[0]?.unspent ?? 0;
}

export const selectLastWithdrawal = (db: Db, payment: string) =>
  db
    .selectFrom('refunds')
    .select(['credits', 'amount'])
    .where('payment_id', '=', payment)
    .where('kind', '=', 'withdrawal')
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
