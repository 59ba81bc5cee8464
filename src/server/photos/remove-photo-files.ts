import type { App } from '../app.ts';
import { removeLooseFiles } from '../platform/loose-files.ts';
import type { Tx } from '../platform/transact.ts';

/** The files of photos that go with this transaction follow right after its commit, and by the job if that fails. */
export const removePhotoFiles =
  (app: App) =>
  async ({ afterCommit }: Tx): Promise<void> =>
    afterCommit(() =>
      removeLooseFiles(app).catch(error => app.log.warn({ err: error }, 'files of photos not removed yet')),
    );
