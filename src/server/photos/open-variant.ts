import type { Readable } from 'node:stream';
import type { App } from '../app.ts';
import { ORIGINAL, type Variant } from './addresses.ts';
import { completePicture } from './pictures.ts';

export type Found = { size: number; stream: Readable };

/** Pictures that are being completed for a request, by file key: a page of cards asks for each of them once. */
const completing = new Map<string, Promise<boolean>>();
const MAX_COMPLETING = 32;
/** Longer than this no browser waits; its next visit finds the picture. */
const PATIENCE_MS = 2_000;

/**
 * A variant to be sent. One that is missing is made on the spot, with all that are; `being_made` when that takes too long
 * or too many others are being made, null where there is nothing to make it of.
 */
export async function openVariant(
  app: App,
  fileKey: string,
  variant: Variant | typeof ORIGINAL,
): Promise<Found | 'being_made' | null> {
  const key = `${fileKey}/${variant}`;
  const found = await app.storage.open(key);
  if (found || variant === ORIGINAL) return found;
  const work = completeOnce(app, fileKey);
  const complete = work && (await Promise.race([work, patience()]));
  if (complete === null) return 'being_made';
  return complete ? app.storage.open(key) : null;
}

/** Null when too many are being completed. */
function completeOnce(app: App, fileKey: string): Promise<boolean> | null {
  const running = completing.get(fileKey);
  if (running) return running;
  if (completing.size >= MAX_COMPLETING) return null;
  const work = completePicture(app, fileKey)
    .catch(error => {
      app.log.warn({ err: error, fileKey }, 'picture cannot be completed');
      return false;
    })
    .finally(() => completing.delete(fileKey));
  completing.set(fileKey, work);
  return work;
}

const patience = () =>
  new Promise<null>(resolve => {
    setTimeout(() => resolve(null), PATIENCE_MS).unref();
  });
