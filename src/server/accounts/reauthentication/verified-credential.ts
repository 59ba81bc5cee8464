import type { App } from '../../app.ts';
import type { Trx } from '../../platform/db.ts';
import { selectPasswordHash } from '../login/login-queries.ts';
import { lockAccount } from '../queries.ts';
import { verifyPassword } from './passwords.ts';
import { hasPasskey } from './queries.ts';

/** Whose account it is, and what its owner proved that by. */
export type VerifiedCredential = { accountId: string } & ({ passwordHash: string } | { passkeyId: string });

/**
 * Whether what proved an owner still proves him, from now until the transaction ends. Between the proof and what it is for lies time:
 * whoever is shut out meanwhile, by a reset in another process, must not slip in after it.
 */
export async function lockAndRecheckCredential(db: Trx, credential: VerifiedCredential): Promise<boolean> {
  const { accountId } = credential;
  await lockAccount(db, accountId);
  return 'passkeyId' in credential
    ? hasPasskey(db, { id: credential.passkeyId, accountId })
    : (await selectPasswordHash(db, accountId)) === credential.passwordHash;
}

/**
 * What a repeated call proves that logs in by the password it brings: the account may have got another one since, and whoever kept
 * the call must not get in by it.
 * @returns null when the account has another password by now, or is gone
 * @throws unavailable
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
