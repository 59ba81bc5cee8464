import { GIF_RETENTION_DAYS } from '#contract/constants';
import type { App } from '../../app.ts';
import { folderOf } from './gif-files.ts';
import { deleteUnused } from './queries.ts';

const DAY_MS = 86_400_000;

/** Forgets GIFs that nobody found for a while and no message shows, with their files. */
export async function forgetGifs(app: App): Promise<void> {
  const since = new Date(app.clock.now().getTime() - GIF_RETENTION_DAYS * DAY_MS);
  for (const id of await deleteUnused(app.db, since)) await app.storage.removeAll(folderOf(id));
}
