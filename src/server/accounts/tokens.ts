import type { Db } from '../platform/db.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { consumeToken, insertToken, selectToken, type TokenPurpose } from './token-queries.ts';

const DAY_MS = 86_400_000;

/**
 * Creates a token for a link by email; only its hash is stored. Earlier tokens stay valid.
 * @param token `email`: the address it is about, if any; `since`: issue date of the token it replaces, with
 * which it expires
 * @spec D2.20
 */
export async function issueToken(
  { db, now }: Tx,
  token: { accountId: string; purpose: TokenPurpose; days: number; email?: string; since?: Date },
): Promise<string> {
  const secret = newSecret();
  const { accountId, purpose, email = null, since = now } = token;
  const expiresAt = new Date(since.getTime() + token.days * DAY_MS);
  await insertToken(db, { accountId, purpose, email, secretHash: hashSecret(secret), now: since, expiresAt });
  return secret;
}

/**
 * Consumes a mailed token.
 * @returns its account, null when the token is unknown, expired, used or another site's
 * @spec D2.20
 */
export const redeemToken = async (
  tx: Tx,
  siteId: number,
  secret: string,
  purpose: TokenPurpose,
): Promise<string | null> => (await redeemTokenDetails(tx, siteId, secret, purpose))?.accountId ?? null;

/** Like `redeemToken`; also returns the token's address and issue time. */
export const redeemTokenDetails = async (
  { db, now }: Tx,
  siteId: number,
  secret: string,
  purpose: TokenPurpose,
) => (await consumeToken(db, { siteId, secretHash: hashSecret(secret), purpose, now })) ?? null;

/**
 * The account of a mailed token, without consuming it.
 * @returns null for an invalid token
 */
export async function accountOfToken(
  db: Db,
  siteId: number,
  secret: string,
  token: { purpose: TokenPurpose; now: Date },
): Promise<string | null> {
  const row = await selectToken(db, { siteId, secretHash: hashSecret(secret), ...token });
  return row?.accountId ?? null;
}
