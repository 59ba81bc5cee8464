import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { bothWays, inOrder, isBehind, type KeysetPage, keyText } from '../../platform/keyset.ts';
import { isWaitingForManualRefund } from '../refunds/queries.ts';

export type SiteRefundRow = {
  id: string;
  payment: string;
  kind: string;
  state: string;
  amount: number;
  currency: string;
  credits: number;
  debt: number;
  method: string;
  tries: number;
  requested_at: Date;
  is_manual: boolean;
  sent: number;
  cursor_key: string;
  dispute_state: string | null;
  dispute_at: Date | null;
  dispute_by: string | null;
};

export const refundKeysets = bothWays('time', {
  ...{ key: sql.ref('requested_at'), id: sql.ref('refunds.id'), type: 'timestamptz' },
});

const columns = sql`
  refunds.id, refunds.payment_id as payment, kind, refunds.state, refunds.amount, currency, refunds.credits, debt, method,
  refunds.tries, requested_at, (direct_debits.payment_id is not null) as is_manual,
  (select coalesce(sum(other.amount), 0)::int from refunds other
    where other.payment_id = payments.id and other.state = 'done' and other.kind <> 'chargeback') as sent,
  chargeback_disputes.state as dispute_state, chargeback_disputes.changed_at as dispute_at, staff.name as dispute_by
  from refunds join payments on payments.id = refunds.payment_id
  left join direct_debits on direct_debits.payment_id = payments.id
  left join chargeback_disputes on chargeback_disputes.refund_id = refunds.id
  left join staff on staff.id = chargeback_disputes.staff_id`;

/** A refund of a direct debit waits only once the debit is collected. */
export async function selectWaitingRefundsOfSite(
  db: Db,
  siteId: number,
  { keyset, after, limit }: KeysetPage,
): Promise<SiteRefundRow[]> {
  const { rows } = await sql<SiteRefundRow>`
    select ${keyText(keyset)} as cursor_key, ${columns} where payments.site_id = ${siteId} and refunds.state = 'requested'
      and (direct_debits.payment_id is null or ${isWaitingForManualRefund}) and ${isBehind(keyset, after)}
    order by ${inOrder(keyset)} limit ${limit}`.execute(db);
  return rows;
}

export async function selectChargebacksOfSite(
  db: Db,
  siteId: number,
  { keyset, after, limit }: KeysetPage,
): Promise<SiteRefundRow[]> {
  const { rows } = await sql<SiteRefundRow>`
    select ${keyText(keyset)} as cursor_key, ${columns}
    where payments.site_id = ${siteId} and kind = 'chargeback' and ${isBehind(keyset, after)}
    order by ${inOrder(keyset)} limit ${limit}`.execute(db);
  return rows;
}

type RevenueRow = { day: string; currency: string; payments: number; paid: number; refunded: number };

/** Sums by day and currency, in minor units. A day without money has no row. */
export async function selectRevenue(
  db: Db,
  { siteId, from, until, timeZone }: { siteId: number; from: string; until: string; timeZone: string },
): Promise<RevenueRow[]> {
  const { rows } = await sql<RevenueRow>`
    with bounds as (
      select ${from}::date::timestamp at time zone ${timeZone} as begins,
        (${until}::date + 1)::timestamp at time zone ${timeZone} as ends),
    moves as (
      select completed_at as at, currency, 1 as payments, payments.amount as paid, 0 as refunded from payments, bounds
      where site_id = ${siteId} and completed_at >= begins and completed_at < ends
      union all
      select requested_at, currency, 0, 0, refunds.amount
      from bounds, refunds join payments on payments.id = payment_id
      where site_id = ${siteId} and requested_at >= begins and requested_at < ends)
    select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD') as day, currency, sum(payments)::int as payments,
      sum(paid)::float8 as paid, sum(refunded)::float8 as refunded
    from moves group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
