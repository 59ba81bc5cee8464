import { ApiError } from '#contract/errors';
import type { App } from '../app.ts';
import type { Rendered } from '../platform/images/image-job.ts';
import { newRandomName } from '../platform/secrets.ts';
import type { Tx } from '../platform/transact.ts';
import { claimFiles, isFileReferenced, registerUnreferencedFiles } from '../platform/unreferenced-files.ts';
import { storePicture } from './pictures.ts';

/** Files that were written and never committed go after an hour. */
const COMMIT_WITHIN_MS = 3_600_000;

/** Writes a new picture's files, for a transaction that keeps them within the hour; answers their key. */
export async function storeNew(
  app: Pick<App, 'db' | 'storage' | 'clock'>,
  picture: Pick<Rendered, 'files'>,
): Promise<string> {
  const fileKey = newFileKey();
  await registerUnreferencedFiles(app.db, fileKey, new Date(app.clock.now().getTime() + COMMIT_WITHIN_MS));
  await storePicture(app, fileKey, picture);
  return fileKey;
}

/** Keeps the files of a row that this transaction makes or moves. Throws `unavailable` when they were removed meanwhile. */
export async function keepStored({ db }: Pick<Tx, 'db'>, fileKey: string): Promise<void> {
  if (!(await claimFiles(db, fileKey))) throw new ApiError('unavailable');
}

/** Removes a new picture's files at once where no transaction kept them, rather than within the hour. */
export async function discardStored(
  { db, storage }: Pick<App, 'db' | 'storage'>,
  fileKey: string,
): Promise<void> {
  if (await isFileReferenced(db, fileKey)) return;
  await storage.removeAll(fileKey);
  await claimFiles(db, fileKey);
}

/** What a photo's row keeps of its picture. */
export const lookOf = ({ width, height, colour, placeholder }: Rendered) => ({
  ...{ width, height, colour, placeholder },
});

/** Spread over folders by the first letters. */
function newFileKey(): string {
  const name = newRandomName();
  return `${name.slice(0, 2)}/${name}`;
}
