import type { App, Member } from '../../app.ts';
import { sessionsEnded } from '../../platform/live/session-check.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteSessions, lockSessionBySecret } from './queries.ts';

type SessionsToClose = {
  profileId: string;
  /** Locked, so that none of them gives another sign of life. */
  sessionIds: string[];
  /** The hash of the login that takes their place in the same browser. */
  next?: Buffer | undefined;
  /** One that goes on under another secret, by the hashes of both. */
  renewed?: { from: Buffer; to: Buffer } | undefined;
};

/** The one way in which logins of a member end: he is gone from them in the same transaction (ADR 0114), and their sockets are closed. */
export async function closeSessions(
  { hooks }: Pick<App, 'hooks'>,
  tx: Tx,
  { profileId, sessionIds, next, renewed }: SessionsToClose,
): Promise<void> {
  if (sessionIds.length > 0)
    await hooks.onLoginsEnding.run(tx, { profileId, sessionIds, ...(next && { next }) });
  await deleteSessions(tx.db, sessionIds);
  tx.publish(sessionsEnded(profileId, renewed));
}

/** Ends the login a member calls with. `next`: the hash of his own that takes its place. */
export async function closeCurrentSession(
  app: Pick<App, 'hooks'>,
  tx: Tx,
  { profileId, sessionHash }: Member,
  next?: Buffer,
): Promise<void> {
  const sessionIds = await lockSessionBySecret(tx.db, sessionHash);
  await closeSessions(app, tx, { profileId, sessionIds, next });
}
