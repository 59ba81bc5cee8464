import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import type { Draft } from './draft.ts';

export async function upsertDraft(db: Db, staffId: string, draft: Draft, at: Date): Promise<void> {
  await db
    .insertInto('staff_drafts')
    .values({ staff_id: staffId, draft: JSON.stringify(draft), at })
    .onConflict(conflict =>
      conflict.column('staff_id').doUpdateSet({ draft: sql`excluded.draft`, at: sql`excluded.at` }),
    )
    .execute();
}

export async function selectDraft(db: Db, staffId: string, since: Date): Promise<Draft | null> {
  const row = await db
    .selectFrom('staff_drafts')
    .select('draft')
    .where('staff_id', '=', staffId)
    .where('at', '>', since)
    .executeTakeFirst();
  return (row?.draft as Draft | undefined) ?? null;
}
