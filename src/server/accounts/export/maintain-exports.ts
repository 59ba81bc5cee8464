import { MINUTE_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import { deleteExpiredExports, selectStalledExports } from './queries.ts';

/** Longer than the 10 minutes after which the job queue ends each try. */
const STALLED_MS = 15 * MINUTE_MS;

/**
 * Deletes expired exports, and restarts exports whose job was interrupted.
 * @spec D5.7
 */
export async function maintainExports(app: App): Promise<void> {
  const now = app.clock.now();
  await deleteExpiredExports(app.db, now);
  await purgeUnreferencedFiles(app);
  for (const { id } of await selectStalledExports(app.db, new Date(now.getTime() - STALLED_MS)))
    await app.jobs.send('make-export', { id }, { key: id });
}
