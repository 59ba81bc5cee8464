import type { Output, QueryOut } from '#contract/call';
import { formatCursor, parseCursor } from '#contract/cursor';
import type { CreditCorrection, getCreditCorrections as call } from '#contract/staff-ledger';
import type { App, StaffCaller } from '../../app.ts';
import type { Db } from '../../platform/db.ts';
import { selectCorrectionBacklog, selectCorrections } from './correction-queries.ts';

const PAGE_SIZE = 50;

/** @spec D5.10 */
export async function getCreditCorrections(
  { db }: App,
  { site, staff }: StaffCaller,
  { state, before }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const filter = { siteId: site.id, state, before: parseCursor(before) };
  const rows = await selectCorrections(db, filter, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    corrections: shown.map(row => ({
      ...{ id: row.id, member: row.member, credits: row.credits, reason: row.reason },
      state: row.state as CreditCorrection['state'],
      ...{ asked_by: row.asker, decided_by: row.decider, is_own: row.asked_by === staff.id },
      asked_at: row.asked_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
    next: last && rows.length > PAGE_SIZE ? formatCursor({ at: last.asked_at, id: last.id }) : null,
  };
}

/**
 * The number of corrections that wait for a second person, and since when the oldest one does.
 * @spec D5.10
 */
export const correctionBacklog = (db: Db, siteId: number) => selectCorrectionBacklog(db, siteId);
