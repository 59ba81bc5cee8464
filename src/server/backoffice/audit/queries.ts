import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

export type AuditFilter = {
  siteId: number;
  before: number | undefined;
  staffId: string | undefined;
  subject: string | undefined;
  /** A domain, or a domain and an act. */
  action: string | undefined;
};

export const selectAuditEntries = (db: Db, filter: AuditFilter, limit: number) =>
  db
    .selectFrom('audit.entries as entry')
    .leftJoin('staff', 'staff.id', 'entry.staff_id')
    .where('entry.site_id', '=', filter.siteId)
    .$if(filter.before !== undefined, query => query.where('entry.seq', '<', String(filter.before)))
    .$if(filter.staffId !== undefined, query => query.where('entry.staff_id', '=', filter.staffId ?? ''))
    .$if(filter.subject !== undefined, query => query.where('entry.subject', '=', filter.subject ?? ''))
    .$if(filter.action !== undefined, query =>
      query.where(({ eb, or }) =>
        or([eb('entry.action', '=', filter.action ?? ''), eb('entry.action', 'like', `${filter.action}.%`)]),
      ),
    )
    .select(['seq', 'at', 'action', 'subject', 'reason', 'details', 'entry.staff_id', 'staff.name'])
    .orderBy('entry.seq', 'desc')
    .limit(limit)
    .execute();

/** Null if the chain of entries is whole. */
export async function selectFirstBrokenEntry(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seq: string | null }>`select audit.first_broken() as seq`.execute(db);
  const seq = rows[0]?.seq ?? null;
  return seq === null ? null : Number(seq);
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
