import type { Trx } from '../../platform/db.ts';

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
