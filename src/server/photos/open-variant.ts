import type { Readable } from 'node:stream';
import type { App } from '../app.ts';
import { ImagesClosed } from '../platform/images/images.ts';
import { CARD_VARIANTS, ORIGINAL, type Variant } from './addresses.ts';
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
  const found = await app.storage.openStream(key);
  if (found || variant === ORIGINAL) return found;
  const work = completeFor(app, fileKey, variant);
  const complete = work && (await Promise.race([work, patience()]));
  if (complete === null) return 'being_made';
  return complete ? app.storage.openStream(key) : null;
}

/** What cards show comes first, and does not wait for what somebody who enlarges a picture asks for. */
function completeFor(app: App, fileKey: string, variant: Variant): Promise<boolean> | null {
  const cards = completeOnce(fileKey, () => completePicture(app, fileKey, CARD_VARIANTS), app);
  if (CARD_VARIANTS.includes(variant)) return cards;
  return (
    cards && completeOnce(`${fileKey} whole`, async () => (await cards) && completePicture(app, fileKey), app)
  );
}

/** Null when too many are being completed. */
function completeOnce(
  what: string,
  complete: () => Promise<boolean>,
  { log }: Pick<App, 'log'>,
): Promise<boolean> | null {
  const running = completing.get(what);
  if (running) return running;
  if (completing.size >= MAX_COMPLETING) return null;
  const work = complete()
    .catch(error => {
      if (!(error instanceof ImagesClosed)) log.warn({ err: error, what }, 'picture cannot be completed');
      return false;
    })
    .finally(() => completing.delete(what));
  completing.set(what, work);
  return work;
}

/** Resolves once nothing is being completed any more; a stopping server asks, after it has closed its images. */
export const completionsEnded = async (): Promise<void> => void (await Promise.all(completing.values()));

const patience = () =>
  new Promise<null>(resolve => {
    setTimeout(() => resolve(null), PATIENCE_MS).unref();
  });
