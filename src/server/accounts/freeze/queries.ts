import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';

const FREEZABLE = ['not_confirmed', 'active'];

/** Resolves to undefined if the account is frozen already, is being deleted, or is banned. */
export const freeze = (db: Trx, accountId: string, now: Date, explanation: string | null) =>
  db
    .updateTable('accounts')
    .set({ frozen_at: now, frozen_reason: explanation })
    .from('profiles')
    .whereRef('profiles.account_id', '=', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where('accounts.frozen_at', 'is', null)
    .where('accounts.status', 'in', FREEZABLE)
    .returning('profiles.id as profileId')
    .executeTakeFirst();

/** Resolves to undefined if the account is not frozen. */
export const unfreeze = (db: Trx, accountId: string) =>
  db
    .updateTable('accounts')
    .set({ frozen_at: null, frozen_reason: null })
    .from('profiles')
    .whereRef('profiles.account_id', '=', 'accounts.id')
    .where('accounts.id', '=', accountId)
    .where('accounts.frozen_at', 'is not', null)
    .returning('profiles.id as profileId')
    .executeTakeFirst();

/**
 * When the account was frozen and when that ended, the oldest first, from the audit log, because the account knows only
 * the freeze that lasts. `subject` is the account's pseudonym there. Not who did it, nor the reason for colleagues.
 */
export const selectFreezes = (db: Db, subject: string) =>
  db
    .selectFrom('audit.entries as entry')
    .where('entry.subject', '=', subject)
    .where('entry.action', '=', 'members.freeze')
    .select(eb => [
      'entry.at as from',
      eb
        .selectFrom('audit.entries as ended')
        .whereRef('ended.subject', '=', 'entry.subject')
        .whereRef('ended.seq', '>', 'entry.seq')
        .where('ended.action', '=', 'members.unfreeze')
        .select(({ fn }) => fn.min('ended.at').as('at'))
        .as('until'),
      sql<string | null>`nullif(entry.details ->> 'explanation', '')`.as('explanation'),
    ])
    .orderBy('entry.seq')
    .execute();
