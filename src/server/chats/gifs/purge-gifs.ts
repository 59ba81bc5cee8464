import { GIF_RETENTION_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { gifFolder } from './gif-files.ts';
import { deleteUnusedGifs } from './queries.ts';

/**
 * Deletes GIFs that no message contains, `GIF_RETENTION_DAYS` after their last use.
 * @spec 1.2
 */
export async function purgeGifs(app: App): Promise<void> {
  const since = new Date(app.clock.now().getTime() - GIF_RETENTION_DAYS * DAY_MS);
  for (const id of await deleteUnusedGifs(app.db, since)) await app.storage.removeAll(gifFolder(id));
}
