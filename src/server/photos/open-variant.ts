import type { Readable } from 'node:stream';
import type { App } from '../app.ts';
import type { Variant } from './addresses.ts';
import { completePicture } from './pictures.ts';

type Found = { size: number; stream: Readable };

/** Pictures that are being completed for a request, by file key: a page of cards asks for each of them once. */
const completing = new Map<string, Promise<boolean>>();
const MAX_COMPLETING = 32;
/** The card shows the picture's colour meanwhile; its next visitor finds the picture. */
const PATIENCE_MS = 20_000;

/**
 * A variant to be sent. One that is missing is made on the spot, with all that are, unless that takes too long or too
 * many others are being made: null then, as for a picture that is not there at all.
 */
export async function openVariant(app: App, fileKey: string, variant: Variant): Promise<Found | null> {
  const key = `${fileKey}/${variant}`;
  const found = await app.storage.open(key);
  if (found) return found;
  const complete = await Promise.race([completeOnce(app, fileKey), patience()]);
  return complete ? app.storage.open(key) : null;
}

function completeOnce(app: App, fileKey: string): Promise<boolean> {
  const running = completing.get(fileKey);
  if (running) return running;
  if (completing.size >= MAX_COMPLETING) return Promise.resolve(false);
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
  new Promise<false>(resolve => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
