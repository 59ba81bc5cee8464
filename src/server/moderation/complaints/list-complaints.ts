import type { Output, QueryOut } from '#contract/call';
import { formatCursor, parseCursor } from '#contract/cursor';
import { ApiError } from '#contract/errors';
import { referenceOf } from '#contract/moderation';
import type {
  getComplaint as getCall,
  ListedComplaint,
  getComplaints as listCall,
} from '#contract/staff-complaints';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import type { Db } from '../../platform/db.ts';
import { transact } from '../../platform/transact.ts';
import {
  type ComplaintRow,
  countOpenComplaints,
  selectAnsweredComplaints,
  selectComplaint,
  selectComplaintBacklog,
  selectOpenComplaints,
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
  { state, topic, after }: QueryOut<typeof listCall>,
): Promise<Output<typeof listCall>> {
  const select = state === 'open' ? selectOpenComplaints : selectAnsweredComplaints;
  const rows = await select(db, siteId, { topic, after: parseCursor(after), limit: PAGE + 1 });
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    complaints: rows.slice(0, PAGE).map(presentComplaint),
    next: last ? formatCursor({ at: last.answered_at ?? last.created_at, id: last.id }) : null,
    open: await countOpenComplaints(db, siteId),
  };
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
