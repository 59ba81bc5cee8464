import type { App } from '../../app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteEmailChange } from '../credentials/queries.ts';
import { deletePasskeys } from '../passkeys/queries.ts';
import { selectProfileIdOf } from '../queries.ts';
import { invalidateTokens } from '../token-queries.ts';
import { closeSessions } from './close-sessions.ts';
import { deleteKnownBrowsers, lockSessions } from './queries.ts';

/** What stays: a login, by the hashes of its secret until now and from now on; the browser with this mark; the passkeys. */
type AccessToKeep = { session?: { from: Buffer; to: Buffer }; browser?: string | null; passkeys?: boolean };

/**
 * Ends whatever gets into an account, or soon would: logins with their sockets, mailed links, a change of address that waits, passkeys
 * (a thief may have added one); browsers are forgotten. The way back from a change of address stays, and so does an
 * activation, which lets nobody in. The account's row has to be locked: whoever is on his way in waits for it (`stillProves`, `holdLogin`).
 * @returns what its owner has to be told of
 */
export async function revokeAccess(
  app: Pick<App, 'hooks'>,
  tx: Tx,
  accountId: string,
  { session, browser = null, passkeys: keepsPasskeys = false }: AccessToKeep,
): Promise<{ passkeys: boolean }> {
  const { db, now } = tx;
  const owner = await selectProfileIdOf(db, accountId);
  const sessionIds = await lockSessions(db, accountId, session?.to ?? null);
  if (owner) await closeSessions(app, tx, { ...owner, sessionIds, renewed: session });
  await deleteKnownBrowsers(db, accountId, browser === null ? null : hashSecret(browser));
  const passkeys = !keepsPasskeys && (await deletePasskeys(db, accountId));
  await invalidateTokens(db, accountId, ['password_reset', 'email_change', 'reactivation'], { now });
  await deleteEmailChange(db, accountId);
  return { passkeys };
}
