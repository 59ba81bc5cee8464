import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import { hasPasskey, selectPasswordHash } from '../login/login-queries.ts';
import { lockAccount } from '../queries.ts';
import { verifyPassword } from './password-hash.ts';

export type VerifiedCredential = { accountId: string } & ({ passwordHash: string } | { passkeyId: string });

/** Checks again, because a reset may have replaced the password or removed the passkey. */
export async function lockAndRecheckCredential(db: Trx, credential: VerifiedCredential): Promise<boolean> {
  const { accountId } = credential;
  await lockAccount(db, accountId);
  return 'passkeyId' in credential
    ? hasPasskey(db, { id: credential.passkeyId, accountId })
    : (await selectPasswordHash(db, accountId)) === credential.passwordHash;
}

/**
 * After a password change, a repeated login call must not log in.
 * @returns null if the password is wrong or the account no longer exists
 * @throws unavailable
 * @spec D1.3
 */
export async function recheckPassword(
  { db }: Pick<App, 'db'>,
  accountId: string,
  password: string,
): Promise<VerifiedCredential | null> {
  const passwordHash = await selectPasswordHash(db, accountId);
  const { right } = await verifyPassword(passwordHash, password);
  return right && passwordHash !== null ? { accountId, passwordHash } : null;
}
