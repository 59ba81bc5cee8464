import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import { selectPasswordHash } from '../login/login-queries.ts';
import { lockAccount } from '../queries.ts';
import { verifyPassword } from './passwords.ts';
import { hasPasskey } from './queries.ts';

export type VerifiedCredential = { accountId: string } & ({ passwordHash: string } | { passkeyId: string });

/** Locks the account and checks the credential again: after a reset the old credential must not log in. */
export async function lockAndRecheckCredential(db: Trx, credential: VerifiedCredential): Promise<boolean> {
  const { accountId } = credential;
  await lockAccount(db, accountId);
  return 'passkeyId' in credential
    ? hasPasskey(db, { id: credential.passkeyId, accountId })
    : (await selectPasswordHash(db, accountId)) === credential.passwordHash;
}

/**
 * A repeated call must not log in after a password change.
 * @returns null for another password or a deleted account
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
