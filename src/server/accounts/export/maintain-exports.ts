import type { App } from '../../app.ts';
import { purgeUnreferencedFiles } from '../../platform/unreferenced-files.ts';
import { deleteExpiredExports, selectStalledExports } from './queries.ts';

/** Longer than any try takes before the queue gives it up as cut short. */
const STALLED_MS = 15 * 60_000;

/** Removes exports whose days are over, with their files, and sends again what was cut short or never reached the queue. */
export async function maintainExports(app: App): Promise<void> {
  const now = app.clock.now();
  await deleteExpiredExports(app.db, now);
  await purgeUnreferencedFiles(app);
  for (const { id } of await selectStalledExports(app.db, new Date(now.getTime() - STALLED_MS)))
    await app.jobs.send('make-export', { id }, { key: id });
}
