import type { Output } from '#contract/call';
import { formatCursor, parseCursor } from '#contract/cursor';
import { ApiError } from '#contract/errors';
import type { DecisionOutcome, HouseRule } from '#contract/house-rules';
import type { getAppeal as getCall, ListedAppeal, getAppeals as listCall } from '#contract/staff-appeals';
import type { App, StaffCaller } from '../../app.ts';
import { MASTER } from '../../photos/pictures.ts';
import { reviewAddress } from '../../photos/review/review-addresses.ts';
import type { Db } from '../../platform/db.ts';
import {
  type AppealRow,
  countOpenAppeals,
  selectAppeal,
  selectAppealBacklog,
  selectDecidedAppeals,
  selectOpenAppeals,
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
  { state, after }: { state: 'open' | 'decided'; after?: string | undefined },
): Promise<Output<typeof listCall>> {
  const position = parseCursor(after);
  const select = state === 'open' ? selectOpenAppeals : selectDecidedAppeals;
  const [rows, open] = await Promise.all([
    select(db, site.id, position, PAGE + 1),
    countOpenAppeals(db, site.id),
  ]);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    appeals: rows.slice(0, PAGE).map(row => presentAppeal(row, staff.id)),
    next: last ? formatCursor({ at: last.decided_at ?? last.created_at, id: last.id }) : null,
    open,
  };
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
