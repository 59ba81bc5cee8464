import { sql } from 'kysely';
import { isAscending } from '#contract/list-order';
import type { AuditOrder } from '#contract/staff-audit';
import type { Db } from '../../platform/db.ts';

export type AuditFilter = {
  siteId: number;
  /** The number of the last entry of the page before. */
  before: number | undefined;
  staffId: string | undefined;
  subject: string | undefined;
  /** A domain, or a domain and an act. */
  action: string | undefined;
};

export const selectAuditEntries = (
  db: Db,
  filter: AuditFilter,
  { order, limit }: { order: AuditOrder; limit: number },
) =>
  db
    .selectFrom('audit.entries as entry')
    .leftJoin('staff', 'staff.id', 'entry.staff_id')
    .where('entry.site_id', '=', filter.siteId)
    .$if(filter.before !== undefined, query =>
      query.where('entry.seq', isAscending(order) ? '>' : '<', String(filter.before)),
    )
    .$if(filter.staffId !== undefined, query => query.where('entry.staff_id', '=', filter.staffId ?? ''))
    .$if(filter.subject !== undefined, query => query.where('entry.subject', '=', filter.subject ?? ''))
    .$if(filter.action !== undefined, query =>
      query.where(({ eb, or }) =>
        or([eb('entry.action', '=', filter.action ?? ''), eb('entry.action', 'like', `${filter.action}.%`)]),
      ),
    )
    .select(['seq', 'at', 'action', 'subject', 'reason', 'details', 'entry.staff_id', 'staff.name'])
    .orderBy('entry.seq', isAscending(order) ? 'asc' : 'desc')
    .limit(limit)
    .execute();

/** Reads all entries. Null if their chain is whole. */
export const selectFirstBrokenEntry = (db: Db): Promise<number | null> => selectFirstBroken(db, '0');

/** What the last whole check found, otherwise what is wrong with the entries since. */
export async function selectKnownBrokenEntry(db: Db): Promise<number | null> {
  const check = await db.selectFrom('audit_checks').select(['broken', 'checked_until']).executeTakeFirst();
  if (check?.broken) return Number(check.broken);
  return selectFirstBroken(db, check?.checked_until ?? '0');
}

async function selectFirstBroken(db: Db, after: string): Promise<number | null> {
  const { rows } = await sql<{
    seq: string | null;
  }>`select audit.first_broken(${after}::bigint) as seq`.execute(db);
  const seq = rows[0]?.seq ?? null;
  return seq === null ? null : Number(seq);
}

export async function upsertAuditCheck(
  db: Db,
  check: { until: string; broken: number | null; at: Date },
): Promise<void> {
  const row = { checked_until: check.until, broken: check.broken, checked_at: check.at };
  await db
    .insertInto('audit_checks')
    .values(row)
    .onConflict(conflict => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

export const selectAuditHead = (db: Db) =>
  db.selectFrom('audit.entries').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();

export async function selectMayChangeAuditLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(relowner, 'usage') as may from pg_class where oid = 'audit.entries'::regclass`.execute(
    db,
  );
  return rows[0]?.may ?? false;
}
