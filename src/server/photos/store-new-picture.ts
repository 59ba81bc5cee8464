import { HOUR_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { App } from '../app.ts';
import type { Rendered } from '../platform/images/image-job.ts';
import { newRandomName } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import {
  claimFiles,
  isFileReferenced,
  purgeUnreferencedFiles,
  registerUnreferencedFiles,
} from '../platform/unreferenced-files.ts';
import { storePicture } from './pictures.ts';

const COMMIT_WITHIN_MS = HOUR_MS;

/**
 * Stores the files, which are removed unless a transaction claims them within an hour.
 * @spec D4.5
 */
export async function storeNewPicture(
  app: Pick<App, 'db' | 'storage' | 'clock'>,
  picture: Pick<Rendered, 'files'>,
): Promise<string> {
  const fileKey = newFileKey();
  await registerUnreferencedFiles(app.db, fileKey, new Date(app.clock.now().getTime() + COMMIT_WITHIN_MS));
  await storePicture(app, fileKey, picture);
  return fileKey;
}

/** @throws unavailable if the files were already removed */
export async function claimStoredFiles({ db }: Pick<Tx, 'db'>, fileKey: string): Promise<void> {
  if (!(await claimFiles(db, fileKey))) throw new ApiError('unavailable');
}

export async function discardUnclaimedFiles(
  { db, storage }: Pick<App, 'db' | 'storage'>,
  fileKey: string,
): Promise<void> {
  if (await isFileReferenced(db, fileKey)) return;
  await storage.removeAll(fileKey);
  await claimFiles(db, fileKey);
}

export const pictureColumns = ({ width, height, colour, placeholder }: Rendered) => ({
  ...{ width, height, colour, placeholder },
});

/** Spreads the files over folders, so that no folder contains too many files. */
function newFileKey(): string {
  const name = newRandomName();
  return `${name.slice(0, 2)}/${name}`;
}

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
