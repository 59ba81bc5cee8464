import type { App } from '../app.ts';
import { deleteLooseFiles, selectDueFiles } from './queries.ts';

const AT_ONCE = 100;

/** Removes the files that no photo needs and that are due. May run at any time, several at once, and be cut short. */
export async function removeLooseFiles(app: Pick<App, 'db' | 'clock' | 'storage'>): Promise<void> {
  for (;;) {
    const due = await selectDueFiles(app.db, app.clock.now(), AT_ONCE);
    for (const { file_key: fileKey, needed } of due) {
      if (!needed) await app.storage.removeAll(fileKey);
      await deleteLooseFiles(app.db, fileKey);
    }
    if (due.length < AT_ONCE) return;
  }
}
