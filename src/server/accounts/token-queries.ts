import type { Db } from '../platform/db.ts';

/** What a mailed token may be used for. */
export type TokenPurpose = 'activation' | 'password_reset' | 'email_change' | 'email_revert' | 'reactivation';

export async function insertToken(
  db: Db,
  token: { secretHash: Buffer; accountId: string; purpose: TokenPurpose; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('account_tokens')
    .values({
      secret_hash: token.secretHash,
      account_id: token.accountId,
      purpose: token.purpose,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Uses a token up; the account it was for, or undefined when it is unknown, expired or used. One of two at once gets it. */
export const useToken = (
  db: Db,
  token: { siteId: number; secretHash: Buffer; purpose: TokenPurpose; now: Date },
) =>
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
    .returning('account_id as accountId')
    .executeTakeFirst();
