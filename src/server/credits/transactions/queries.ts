import { sql } from 'kysely';
import { unsuccessfulStates } from '#contract/payments';
import type { Db } from '../../platform/db.ts';
import { isOpenPaymentSql } from '../payments/open-payment-sql.ts';
import type { PaymentRow } from '../payments/queries.ts';
import type { LedgerEntryRow } from '../queries.ts';

export type PaymentLineRow = {
  id: string;
  credits: number;
  amount: number;
  currency: string;
  method: string;
  state: string;
  refunded: number;
  is_debit_open: boolean;
  created_at: Date;
};

/**
 * Omits unsuccessful direct debits, because the bank never received them.
 * @spec 2.9
 */
export async function selectPayments(
  db: Db,
  accountId: string,
  before: string | null,
  limit: number,
): Promise<PaymentLineRow[]> {
  const { rows } = await sql<PaymentLineRow>`
    select id, credits, amount, currency, method, state, created_at, (
      select coalesce(sum(amount), 0)::int from refunds where payment_id = payments.id and refunds.state <> 'not_collected') as refunded, exists (
      select from direct_debits where payment_id = payments.id and direct_debits.state in ('due', 'exported')) as is_debit_open
    from payments where account_id = ${accountId} and not (provider = 'direct_debit' and state = any(${unsuccessfulStates}::text[]))
      and (${before}::uuid is null or (created_at, id) < (
      select created_at, id from payments where id = ${before}::uuid and account_id = ${accountId}))
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** `holds` means that no other order can use the payment's discount code. */
export const selectOpenPayments = (
  db: Db,
  accountId: string,
  now: Date,
): Promise<(PaymentRow & { holds: boolean })[]> =>
  db
    .selectFrom('payments')
    .selectAll('payments')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('redemptions')
          .select('code')
          .whereRef('payment_id', '=', 'payments.id')
          .where('redemptions.state', '=', 'held')
          .where('validity', '<>', 'unlimited'),
      )
        .$castTo<boolean>()
        .as('holds'),
    )
    .where('account_id', '=', accountId)
    .where(isOpenPaymentSql(now))
    .where(({ eb, or }) =>
      or([
        eb('payments.state', '=', 'pending'),
        eb('checkout_url', 'is not', null),
        eb('provider', '=', 'direct_debit'),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** `payment` is the payment that the entry references, directly or through a refund. */
export type LedgerEntryWithPayment = LedgerEntryRow & { payment: string | null };

export async function selectLedgerEntry(
  db: Db,
  accountId: string,
  id: string,
): Promise<LedgerEntryWithPayment | undefined> {
  const { rows } = await sql<LedgerEntryWithPayment>`
    select entry.id, entry.reference, contra, lot, entry.amount, entry.created_at, coalesce(payments.id, refunds.payment_id) as payment
    from ledger_entries entry
    left join payments on payments.id = entry.reference
    left join refunds on refunds.id = entry.reference
    where entry.id = ${id} and entry.account_id = ${accountId}`.execute(db);
  return rows[0];
}
