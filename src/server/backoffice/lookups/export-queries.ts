import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Each look-up, and each part of the data that was read, the oldest first. */
export const selectLookupEntries = (db: Db, subject: string) =>
  db
    .selectFrom('audit.entries as entry')
    .leftJoin('staff', 'staff.id', 'entry.staff_id')
    .where('entry.subject', '=', subject)
    .where('entry.action', 'in', [
      'members.open',
      'members.read',
      'members.find_by_email',
      'members.find_by_payment',
      'debits.account',
    ])
    .select([
      'entry.at',
      // Entries of before have the roles of today.
      sql<string[] | null>`coalesce(
        (select array_agg(value) from jsonb_array_elements_text(entry.details -> 'roles')), staff.roles)`.as(
        'roles',
      ),
      'entry.reason',
      // A report is no business of the reported member, so its part stays out.
      sql<
        string | null
      >`case when entry.details ->> 'part' not like 'report%' then entry.details ->> 'part' end`.as('part'),
    ])
    .orderBy('entry.seq')
    .execute();

export const selectNoteTexts = (db: Db, accountId: string) =>
  db
    .selectFrom('staff_notes')
    .where('account_id', '=', accountId)
    .select(['created_at', 'text'])
    .orderBy('created_at')
    .execute();
