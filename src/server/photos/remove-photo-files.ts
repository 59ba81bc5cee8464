import type { App } from '../app.ts';
import type { Tx } from '../platform/transact.ts';
import { purgeUnreferencedFiles } from '../platform/unreferenced-files.ts';

/** The files of photos that go with this transaction follow right after its commit, and by the job if that fails. */
export const removePhotoFiles =
  (app: App) =>
  async ({ afterCommit }: Tx): Promise<void> =>
    afterCommit(() =>
      purgeUnreferencedFiles(app).catch(error =>
        app.log.warn({ err: error }, 'files of photos not removed yet'),
      ),
    );
