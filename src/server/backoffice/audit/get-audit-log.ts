import type { Output, QueryOut } from '#contract/call';
import { ApiError } from '#contract/errors';
import { orderAmong } from '#contract/list-order';
import { auditOrders, type getAuditLog as call } from '#contract/staff-audit';
import { accountOfSiteProfile } from '../../accounts/find-account.ts';
import type { App, StaffCaller } from '../../app.ts';
import { auditSubject } from '../../platform/audit-log.ts';
import { selectAuditEntries, selectKnownBrokenEntry } from './queries.ts';

const PAGE_SIZE = 50;

/**
 * @throws not_found for an unknown member
 * @spec D5.10
 */
export async function getAuditLog(
  { db, config }: App,
  { site }: StaffCaller,
  { sort, before, staff, member, action }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const accountId = member === undefined ? undefined : await accountOfSiteProfile(db, site.id, member);
  if (accountId === null) throw new ApiError('not_found');
  const subject = accountId && auditSubject(config.secret, accountId);
  const filter = { siteId: site.id, before, staffId: staff, subject, action };
  const [rows, broken] = await Promise.all([
    selectAuditEntries(db, filter, { order: orderAmong(auditOrders, sort), limit: PAGE_SIZE + 1 }),
    // Only the first page shows it.
    before === undefined ? selectKnownBrokenEntry(db) : null,
  ]);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    entries: shown.map(row => ({
      seq: Number(row.seq),
      at: row.at.toISOString(),
      staff: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? '' },
      action: row.action,
      subject: row.subject?.slice(0, 8) ?? null,
      reason: row.reason,
      details: row.details as Record<string, unknown>,
    })),
    next: rows.length > PAGE_SIZE ? Number(shown.at(-1)?.seq) : null,
    broken,
  };
}
