import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Purchase } from '../payments/unused-of.ts';

/** A member's purchases that stand, the latest first, with what went back of each. */
export async function selectPurchases(db: Db, accountId: string): Promise<Purchase[]> {
  const { rows } = await sql<Purchase>`
    select id, credits, (
      select coalesce(sum(refunds.credits), 0)::int from refunds where payment_id = payments.id and state <> 'failed') as refunded
    from payments where account_id = ${accountId} and state = 'completed'
    order by completed_at desc, id desc`.execute(db);
  return rows;
}
