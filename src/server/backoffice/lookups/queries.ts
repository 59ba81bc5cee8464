import type { Db } from '../../platform/db.ts';

type Lookup = { staffId: string; accountId: string; reason: string; expiresAt: Date };

export const upsertLookup = (db: Db, { staffId, accountId, reason, expiresAt }: Lookup) =>
  db
    .insertInto('staff_lookups')
    .values({ staff_id: staffId, account_id: accountId, reason, expires_at: expiresAt })
    .onConflict(conflict =>
      conflict.columns(['staff_id', 'account_id']).doUpdateSet({ reason, expires_at: expiresAt }),
    )
    .execute();

export const selectLookup = (db: Db, staffId: string, accountId: string, now: Date) =>
  db
    .selectFrom('staff_lookups')
    .where('staff_id', '=', staffId)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .select(['reason', 'expires_at'])
    .executeTakeFirst();
