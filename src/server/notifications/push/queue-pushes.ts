import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { countWaitingPushes, insertPushes } from './outbox-queries.ts';
import type { PushSource, PushSubject } from './push-source.ts';

/** Type of the notice that wakes the push worker, after the commit. */
export const PUSH_QUEUED = 'push_queued';

/**
 * For notifications beside messages and likes, e.g. a weekly update or a reminder. The worker asks `source` what to
 * say when it sends, and only then looks at preferences and quiet hours, so any profile may be given. `source` must be
 * registered in `domains.ts`.
 * @spec 4.11 3.4
 */
export async function queuePushes(
  { db, now, publish }: Tx,
  source: PushSource,
  subjects: PushSubject[],
): Promise<void> {
  await insertPushes(
    db,
    subjects.map(({ profileId, subject }) => ({ source: source.name, profileId, subject, dueAt: now })),
  );
  if (subjects.length > 0) publish({ to: [], type: PUSH_QUEUED, ids: {} });
}

/** For the metrics. */
export const waitingPushes = ({ db }: Pick<App, 'db'>): Promise<number> => countWaitingPushes(db);
