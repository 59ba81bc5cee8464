import { DAY_MS } from '#contract/durations';
import type { Db } from '../platform/db.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { lockAccount } from './queries.ts';
import { consumeToken, insertToken, selectToken, type TokenPurpose } from './token-queries.ts';

/**
 * The account's earlier tokens stay valid.
 * @param token with `since`, the token expires as if issued at that time
 * @spec D2.20
 */
export async function issueToken(
  { db, now }: Tx,
  token: { accountId: string; purpose: TokenPurpose; days: number; email?: string; since?: Date },
): Promise<string> {
  const secret = newSecret();
  const { accountId, purpose, email = null, since = now } = token;
  await insertToken(db, {
    account_id: accountId,
    purpose,
    email,
    secret_hash: hashSecret(secret),
    created_at: since,
    expires_at: new Date(since.getTime() + token.days * DAY_MS),
  });
  return secret;
}

/**
 * Locks the account first, so that tokens of one account that are redeemed at once cause no deadlock.
 * @returns undefined if the token is unknown, expired, used or of another site
 * @spec D2.20
 */
export async function redeemToken({ db, now }: Tx, siteId: number, secret: string, purpose: TokenPurpose) {
  const accountId = await accountOfToken(db, siteId, secret, { purpose, now });
  if (accountId === null) return;
  await lockAccount(db, accountId);
  return consumeToken(db, { siteId, secretHash: hashSecret(secret), purpose, now });
}

export async function accountOfToken(
  db: Db,
  siteId: number,
  secret: string,
  token: { purpose: TokenPurpose; now: Date },
): Promise<string | null> {
  const row = await selectToken(db, { siteId, secretHash: hashSecret(secret), ...token });
  return row?.accountId ?? null;
}
