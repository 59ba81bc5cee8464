import type { Insertable } from 'kysely';
import type { AccountTokens } from '#db/schema';
import type { Db } from '../platform/db.ts';

export type TokenPurpose =
  | 'activation'
  | 'password_reset'
  | 'email_change'
  | 'email_revert'
  | 'reactivation'
  | 'notifications';

export async function insertToken(
  db: Db,
  token: Insertable<AccountTokens> & { purpose: TokenPurpose },
): Promise<void> {
  await db.insertInto('account_tokens').values(token).execute();
}

type TokenLookup = { siteId: number; secretHash: Buffer; purpose: TokenPurpose; now: Date };

/**
 * Of two concurrent uses of a token only one succeeds.
 * @spec D2.20
 */
export const consumeToken = (db: Db, token: TokenLookup) =>
  db
    .updateTable('account_tokens')
    .from('accounts')
    .set({ used_at: token.now })
    .whereRef('accounts.id', '=', 'account_tokens.account_id')
    .where('accounts.site_id', '=', token.siteId)
    .where('secret_hash', '=', token.secretHash)
    .where('purpose', '=', token.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', token.now)
    .returning(['account_id as accountId', 'account_tokens.email', 'account_tokens.created_at as issuedAt'])
    .executeTakeFirst();

export const selectToken = (db: Db, token: TokenLookup) =>
  db
    .selectFrom('account_tokens')
    .innerJoin('accounts', 'accounts.id', 'account_tokens.account_id')
    .where('accounts.site_id', '=', token.siteId)
    .where('secret_hash', '=', token.secretHash)
    .where('purpose', '=', token.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', token.now)
    .select('account_id as accountId')
    .executeTakeFirst();

/** With `since`, invalidates only tokens issued since then. */
export async function invalidateTokens(
  db: Db,
  accountId: string,
  purposes: TokenPurpose[],
  { now, since }: { now: Date; since?: Date },
): Promise<void> {
  await db
    .updateTable('account_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .$if(since !== undefined, query => query.where('created_at', '>=', since as Date))
    .execute();
}
