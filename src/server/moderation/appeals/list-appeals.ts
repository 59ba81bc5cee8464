import type { Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import type { DecisionOutcome, HouseRule } from '#contract/house-rules';
import { orderAmong } from '#contract/list-order';
import {
  decidedAppealOrders,
  type getAppeal as getCall,
  type ListedAppeal,
  type getAppeals as listCall,
  openAppealOrders,
} from '#contract/staff-appeals';
import type { App, StaffCaller } from '../../app.ts';
import { MASTER } from '../../photos/pictures.ts';
import { reviewAddress } from '../../photos/review/review-addresses.ts';
import type { Db } from '../../platform/db.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import {
  type AppealRow,
  appealKeysets,
  countOpenAppeals,
  selectAppeal,
  selectAppealBacklog,
  selectAppeals,
} from './queries.ts';

const PAGE = 50;

/**
 * The number of open appeals, and since when the oldest waits.
 * @spec D5.10
 */
export const appealBacklog = (db: Db, siteId: number) => selectAppealBacklog(db, siteId);

/** @spec D5.10 D5.5 */
export async function listAppeals(
  { db }: Pick<App, 'db'>,
  { site, staff }: StaffCaller,
  { state, sort, after }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const orders = state === 'open' ? openAppealOrders : decidedAppealOrders;
  const page = pageBehind(after, appealKeysets[orderAmong(orders, sort)], PAGE, 'after');
  const [rows, open] = await Promise.all([
    selectAppeals(db, { siteId: site.id, state }, page),
    countOpenAppeals(db, site.id),
  ]);
  const { shown, next } = pageOf(rows, PAGE);
  return { appeals: shown.map(row => presentAppeal(row, staff.id)), next, open };
}

/**
 * @returns the account that appeals, whose private data the appeal shows
 * @throws not_found
 * @spec D5.10
 */
export async function accountOfAppeal(
  { db }: Pick<App, 'db'>,
  { site }: StaffCaller,
  id: string,
): Promise<string> {
  const appeal = await selectAppeal(db, site.id, id);
  if (!appeal) throw new ApiError('not_found');
  return appeal.account_id;
}

/**
 * @throws not_found
 * @spec D5.10 D5.5
 */
export async function getAppeal(
  app: App,
  { site, staff }: StaffCaller,
  id: string,
): Promise<Output<typeof getCall>> {
  const row = await selectAppeal(app.db, site.id, id);
  if (!row) throw new ApiError('not_found');
  const { removed_photos: photos, selfie_attempt: attempt, decision_outcome: outcome } = row;
  const items = outcome === 'photo_rejected' ? photos : attempt === null ? [] : [attempt];
  return {
    ...presentAppeal(row, staff.id),
    text: row.text,
    reason: row.reason,
    outcome: row.outcome as 'upheld' | 'overturned' | null,
    answer: row.answer,
    report: row.report_id,
    pictures: items.map(item => reviewAddress(app, staff, item, MASTER)),
    selfie_reason: row.selfie_reason as Output<typeof getCall>['selfie_reason'],
  };
}

const presentAppeal = (row: AppealRow, staffId: string): ListedAppeal => ({
  id: row.id,
  party: row.party as ListedAppeal['party'],
  sent_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decision: {
    outcome: row.decision_outcome as DecisionOutcome,
    rule: row.rule as HouseRule | null,
    decided_at: row.decision_at.toISOString(),
    decided_by: row.staff_name,
  },
  may_decide: row.decided_at === null && row.staff_id !== staffId,
  member: { profile: row.profile_id, name: row.name },
  private_of: row.appellant_id,
});
