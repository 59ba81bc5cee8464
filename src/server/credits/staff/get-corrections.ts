import type { Output, QueryOut } from '#contract/call';
import { orderAmong } from '#contract/list-order';
import {
  type CreditCorrection,
  type getCreditCorrections as call,
  correctionOrders,
} from '#contract/staff-ledger';
import type { App, StaffCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { correctionKeysets, selectCorrectionBacklog, selectCorrections } from './correction-queries.ts';

const PAGE_SIZE = 50;

/** @spec D5.10 */
export async function getCreditCorrections(
  { db }: App,
  { site, staff }: StaffCaller,
  { state, sort, before }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const page = pageBehind(before, correctionKeysets[orderAmong(correctionOrders, sort)], PAGE_SIZE);
  const { shown, next } = pageOf(await selectCorrections(db, { siteId: site.id, state }, page), PAGE_SIZE);
  return {
    corrections: shown.map(row => ({
      ...{ id: row.id, member: row.member, member_name: row.member_name },
      ...{ credits: row.credits, reason: row.reason },
      state: row.state as CreditCorrection['state'],
      ...{ asked_by: row.asker, decided_by: row.decider, is_own: row.asked_by === staff.id },
      asked_at: row.asked_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
    next,
  };
}

/**
 * The number of corrections that wait for a second person, and since when the oldest one does.
 * @spec D5.10
 */
export const correctionBacklog = (db: Db, siteId: number) => selectCorrectionBacklog(db, siteId);
