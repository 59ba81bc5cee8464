import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { purgeUnreferencedFiles } from '../platform/unreferenced-files.ts';

/**
 * If the removal fails, the clean-up job tries again.
 * @spec D4.5
 */
export const removePhotoFiles =
  (app: App) =>
  async ({ afterCommit }: Tx): Promise<void> =>
    afterCommit(() =>
      purgeUnreferencedFiles(app).catch(error =>
        app.log.warn({ err: error }, 'files of photos not removed yet'),
      ),
    );
