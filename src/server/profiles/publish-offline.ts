import type { App } from '../app.ts';
import { transact } from '../platform/transact.ts';
import { selectIsOnline } from './presence-queries.ts';

export type PresenceApp = Pick<App, 'db' | 'clock' | 'bus' | 'hooks' | 'log'>;

const pendingOffline = new WeakMap<PresenceApp, Map<string, Date>>();
/** Without this delay, a process with a slow clock would present the member as online. */
const SLACK_MS = 100;

/**
 * If a crash loses the event, browsers learn the absence from their next fetch.
 * @spec D4.8 D5.6
 */
export function publishOfflineLater(app: PresenceApp, profileId: string, at: Date): void {
  const pending = pendingOffline.get(app) ?? new Map<string, Date>();
  const scheduled = pending.get(profileId);
  // With two devices, the member goes offline at the later time.
  pendingOffline.set(app, pending.set(profileId, scheduled && scheduled > at ? scheduled : at));
  const delayMs = at.getTime() - app.clock.now().getTime() + SLACK_MS;
  setTimeout(() => void publishDueOffline(app), delayMs).unref();
}

const logFailure = ({ log }: PresenceApp, error: unknown) =>
  log.warn({ err: error }, 'an absence was not published');

export async function publishDueOffline(app: PresenceApp): Promise<void> {
  const now = app.clock.now();
  const pending = pendingOffline.get(app) ?? new Map<string, Date>();
  const due = [...pending].filter(([, at]) => at <= now);
  for (const [profileId] of due) pending.delete(profileId);
  for (const [profileId] of due)
    await publishAbsence(app, profileId, now).catch(error => logFailure(app, error));
}

const publishAbsence = (app: PresenceApp, profileId: string, now: Date): Promise<void> =>
  transact(app, async tx => {
    if (!(await selectIsOnline(tx.db, profileId, now)))
      await app.hooks.onPresenceChanged.run(tx, { profileId });
  });
