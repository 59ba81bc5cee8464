import type { App, Member } from '../../app.ts';
import { sessionsEnded } from '../../platform/live/session-check.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteSessions, lockSessionBySecret } from './queries.ts';

type SessionsToClose = {
  profileId: string;
  /** Must be locked, so that no session updates the presence again. */
  sessionIds: string[];
  /** Replaces them in the same browser. */
  next?: Buffer | undefined;
  /** Hashes of a session that got a new secret. */
  renewed?: { from: Buffer; to: Buffer } | undefined;
};

/**
 * Ends sessions of a member. The only function that does: in the same transaction their presence ends
 * (docs/features/realtime.md) and their sockets are closed.
 * @spec D2.21 D4.8 D4.10
 */
export async function closeSessions(
  { hooks }: Pick<App, 'hooks'>,
  tx: Tx,
  { profileId, sessionIds, next, renewed }: SessionsToClose,
): Promise<void> {
  if (sessionIds.length > 0)
    await hooks.onSessionsEnding.run(tx, { profileId, sessionIds, ...(next && { next }) });
  await deleteSessions(tx.db, sessionIds);
  tx.publish(sessionsEnded(profileId, renewed));
}

/** `next`: hash of the same member's session that replaces it. */
export async function closeCurrentSession(
  app: Pick<App, 'hooks'>,
  tx: Tx,
  { profileId, sessionHash }: Member,
  next?: Buffer,
): Promise<void> {
  const sessionIds = await lockSessionBySecret(tx.db, sessionHash);
  await closeSessions(app, tx, { profileId, sessionIds, next });
}
