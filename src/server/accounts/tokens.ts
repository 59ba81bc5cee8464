import { hashSecret, newSecret } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { insertToken, type TokenPurpose, useToken } from './token-queries.ts';

const DAY_MS = 86_400_000;

/** Makes a token that travels by mail and lives so many days; only its hash is stored. Earlier ones stay good. */
export async function issueToken(
  { db, now }: Tx,
  token: { accountId: string; purpose: TokenPurpose; days: number },
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + token.days * DAY_MS);
  await insertToken(db, { ...token, secretHash: hashSecret(secret), now, expiresAt });
  return secret;
}

/** Uses a mailed token up, once. @returns its account, null when the token is unknown, expired, used or another site's */
export async function redeemToken(
  { db, now }: Tx,
  siteId: number,
  secret: string,
  purpose: TokenPurpose,
): Promise<string | null> {
  const token = await useToken(db, { siteId, secretHash: hashSecret(secret), purpose, now });
  return token?.accountId ?? null;
}
