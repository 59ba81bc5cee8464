import type { Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import { referenceOf } from '#contract/moderation';
import {
  answeredComplaintOrders,
  type getComplaint as getCall,
  type ListedComplaint,
  type getComplaints as listCall,
  openComplaintOrders,
} from '#contract/staff-complaints';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import type { Db } from '../../platform/db.ts';
import { pageBehind, pageOf } from '../../platform/keyset.ts';
import { transact } from '../../platform/transact.ts';
import {
  type ComplaintRow,
  complaintKeysets,
  countOpenComplaints,
  selectComplaint,
  selectComplaintBacklog,
  selectComplaints,
} from './queries.ts';

const PAGE = 50;

/**
 * The number of open complaints, and since when the oldest waits.
 * @spec D5.10
 */
export const complaintBacklog = (db: Db, siteId: number) => selectComplaintBacklog(db, siteId);

/** @spec D5.10 */
export async function listComplaints(
  { db }: Pick<App, 'db'>,
  siteId: number,
  { state, topic, sort, after }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const orders = state === 'open' ? openComplaintOrders : answeredComplaintOrders;
  const page = pageBehind(after, complaintKeysets[orderAmong(orders, sort)], PAGE, 'after');
  const { shown, next } = pageOf(await selectComplaints(db, { siteId, state, topic }, page), PAGE);
  return { complaints: shown.map(presentComplaint), next, open: await countOpenComplaints(db, siteId) };
}

/**
 * Needs no reason, because the sender wrote to the staff; that it was read is in the audit log.
 * @throws not_found
 * @spec D5.10
 */
export const getComplaint = (
  app: App,
  siteId: number,
  actor: AuditActor,
  id: string,
): Promise<Output<typeof getCall>> =>
  transact(app, async tx => {
    const row = await selectComplaint(tx.db, siteId, id);
    if (!row) throw new ApiError('not_found');
    await recordAudit(tx, actor, {
      ...{ action: 'complaints.read', accountId: row.account_id },
      details: { complaint: id },
    });
    const { text, answer, staff_name: answeredBy } = row;
    return { ...presentComplaint(row), text, answer, answered_by: answer === null ? null : answeredBy };
  });

const presentComplaint = (row: ComplaintRow): ListedComplaint => ({
  id: row.id,
  reference: referenceOf(row.id),
  topic: row.topic as ListedComplaint['topic'],
  state: row.state as ListedComplaint['state'],
  sent_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
  member: row.profile_id !== null && row.name !== null ? { profile: row.profile_id, name: row.name } : null,
});
