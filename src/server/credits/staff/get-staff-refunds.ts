import type { Output, QueryOut } from '#contract/call';
import { CHARGEBACK_EVIDENCE_DAYS, STAFF_PERIOD_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { fieldError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import {
  type DisputeState,
  type getStaffRefunds as listCall,
  refundOrders,
  type getRevenue as revenueCall,
  type StaffRefundLine,
} from '#contract/staff-payments';
import type { App, StaffCaller } from '../../app.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import {
  refundKeysets,
  type SiteRefundRow,
  selectChargebacksOfSite,
  selectRevenue,
  selectWaitingRefundsOfSite,
} from './refund-queries.ts';

const PAGE_SIZE = 50;

/** @spec D5.10 D2.35 */
export async function getStaffRefunds(
  { db, clock }: App,
  { site }: StaffCaller,
  { list, sort, after }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const select = list === 'waiting' ? selectWaitingRefundsOfSite : selectChargebacksOfSite;
  const keyset = refundKeysets[orderAmong(refundOrders[list], sort)];
  const rows = await select(db, site.id, pageBehind(after, keyset, PAGE_SIZE, 'after'));
  const { shown, next } = pageOf(rows, PAGE_SIZE);
  const now = clock.now();
  return { refunds: shown.map(row => presentRefundLine(row, now)), next };
}

function presentRefundLine(
  { requested_at, cursor_key: _, dispute_state, dispute_at, dispute_by, ...row }: SiteRefundRow,
  now: Date,
): StaffRefundLine {
  const until = evidenceUntil(row, requested_at);
  return {
    ...(row as Omit<StaffRefundLine, 'requested_at' | 'evidence_until' | 'evidence' | 'dispute'>),
    requested_at: requested_at.toISOString(),
    evidence_until: until?.toISOString() ?? null,
    evidence: (dispute_state as DisputeState | null) ?? (until ? (until > now ? 'open' : 'late') : 'none'),
    dispute: dispute_at && { at: dispute_at.toISOString(), by: dispute_by },
  };
}

/** The holder of an account takes a direct debit back without giving reasons. */
const evidenceUntil = (
  { kind, is_manual }: Pick<SiteRefundRow, 'kind' | 'is_manual'>,
  at: Date,
): Date | null =>
  kind === 'chargeback' && !is_manual ? new Date(at.getTime() + CHARGEBACK_EVIDENCE_DAYS * DAY_MS) : null;

/** @throws field_invalid at `until` unless the period is one day to one year */
export function checkPeriod(
  { from, until }: { from: string; until: string },
  maxDays = STAFF_PERIOD_DAYS,
): void {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  if (!(days >= 1 && days <= maxDays)) throw fieldError('until', 'field_invalid');
}

/**
 * @throws field_invalid at `until`
 * @spec D5.10
 */
export async function getRevenue(
  { db }: App,
  { site }: StaffCaller,
  { from, until }: QueryOut<typeof revenueCall>,
): Promise<Output<typeof revenueCall>> {
  checkPeriod({ from, until });
  const days = await selectRevenue(db, { siteId: site.id, from, until, timeZone: site.timeZone });
  return { days: days as Output<typeof revenueCall>['days'] };
}
