import type { Db } from '../platform/db.ts';
import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { consumeToken, insertToken, selectToken, type TokenPurpose } from './token-queries.ts';

const DAY_MS = 86_400_000;

/**
 * Makes a token that travels by mail and lives so many days; only its hash is stored. Earlier ones stay good.
 * @param token `email` is the address it is about, where it is about one; `since`: one that takes the place of an older one and ends with it
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

/** Uses a mailed token up, once. @returns its account, null when the token is unknown, expired, used or another site's */
export const redeemToken = async (
  tx: Tx,
  siteId: number,
  secret: string,
  purpose: TokenPurpose,
): Promise<string | null> => (await redeemTokenDetails(tx, siteId, secret, purpose))?.accountId ?? null;

/** As `redeemToken`; answers the address it was about and when it was issued, too. */
export const redeemTokenDetails = async (
  { db, now }: Tx,
  siteId: number,
  secret: string,
  purpose: TokenPurpose,
) => (await consumeToken(db, { siteId, secretHash: hashSecret(secret), purpose, now })) ?? null;

/** Whose a mailed token is; uses nothing up. @returns null for one that would not work */
export async function accountOfToken(
  db: Db,
  siteId: number,
  secret: string,
  token: { purpose: TokenPurpose; now: Date },
): Promise<string | null> {
  const found = await selectToken(db, { siteId, secretHash: hashSecret(secret), ...token });
  return found?.accountId ?? null;
}
