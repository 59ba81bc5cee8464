import type { App } from '../../app.ts';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import { deleteExpiredExports, selectStalledExports } from './queries.ts';

/**
 * An unfinished export is restarted if its last try began this long ago. The job queue ends each try after 10
 * minutes, so the last try is not running any more.
 */
const STALLED_MS = 15 * 60_000;

/**
 * Deletes expired exports, and restarts exports whose job was interrupted or lost.
 * @spec D5.7
 */
export async function maintainExports(app: App): Promise<void> {
  const now = app.clock.now();
  await deleteExpiredExports(app.db, now);
  await purgeUnreferencedFiles(app);
  for (const { id } of await selectStalledExports(app.db, new Date(now.getTime() - STALLED_MS)))
    await app.jobs.send('make-export', { id }, { key: id });
}
