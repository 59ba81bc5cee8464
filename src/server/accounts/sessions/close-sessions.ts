import type { App, Member } from '../../app.ts';
import { sessionsEnded } from '../../platform/live/session-check.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteSessions, lockSessionBySecret } from './queries.ts';

type SessionsToClose = {
  profileId: string;
  /** Lock these sessions before the call, so that no concurrent request writes their presence. */
  sessionIds: string[];
  next?: Buffer | undefined;
  renewed?: { from: Buffer; to: Buffer } | undefined;
};

/**
 * Call this to end sessions, because their presence must end in the same transaction.
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

export async function closeCurrentSession(
  app: Pick<App, 'hooks'>,
  tx: Tx,
  { profileId, sessionHash }: Member,
  next?: Buffer,
): Promise<void> {
  const sessionIds = await lockSessionBySecret(tx.db, sessionHash);
  await closeSessions(app, tx, { profileId, sessionIds, next });
}
