import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import { selectPasswordHash } from '../login/login-queries.ts';
import { lockAccount } from '../queries.ts';
import { verifyPassword } from './passwords.ts';
import { hasPasskey } from './queries.ts';

/** An account and the credential with which its owner was verified. */
export type VerifiedCredential = { accountId: string } & ({ passwordHash: string } | { passkeyId: string });

/**
 * Locks the account and checks that the credential is still valid until the transaction ends. A reset in
 * another process between verification and login must not let the old credential in.
 */
export async function lockAndRecheckCredential(db: Trx, credential: VerifiedCredential): Promise<boolean> {
  const { accountId } = credential;
  await lockAccount(db, accountId);
  return 'passkeyId' in credential
    ? hasPasskey(db, { id: credential.passkeyId, accountId })
    : (await selectPasswordHash(db, accountId)) === credential.passwordHash;
}

/**
 * Verifies the password of a repeated call again: the account may have another password since, and a recorded
 * call must not log in.
 * @returns null when the account has another password by now, or is gone
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
