import type { Readable } from 'node:stream';
import type { App } from '../app.ts';
import { ImagesClosed } from '../platform/images/images.ts';
import { CARD_RENDITIONS, ORIGINAL_FILE, type RenditionName } from './addresses.ts';
import { completePicture } from './pictures.ts';

export type OpenedFile = { size: number; stream: Readable };

/** Maps file keys to work in progress, which concurrent requests for a picture share. */
const completing = new Map<string, Promise<boolean>>();
const MAX_COMPLETING = 32;
/** After this wait, the server completes the rendition for the browser's next request. */
const MAX_WAIT_MS = 2_000;

/**
 * Makes a missing rendition before opening it. Returns null if the rendition cannot be made.
 * @spec D2.18 D4.9
 */
export async function openRendition(
  app: App,
  fileKey: string,
  rendition: RenditionName | typeof ORIGINAL_FILE,
): Promise<OpenedFile | 'being_made' | null> {
  const key = `${fileKey}/${rendition}`;
  const found = await app.storage.openStream(key);
  if (found || rendition === ORIGINAL_FILE) return found;
  const work = completeFor(app, fileKey, rendition);
  const complete = work && (await Promise.race([work, timeLimit()]));
  if (complete === null) return 'being_made';
  return complete ? app.storage.openStream(key) : null;
}

/** Makes the small renditions first, so that cards do not wait for large renditions. */
function completeFor(app: App, fileKey: string, rendition: RenditionName): Promise<boolean> | null {
  const cards = completeOnce(fileKey, () => completePicture(app, fileKey, CARD_RENDITIONS), app);
  if (CARD_RENDITIONS.includes(rendition)) return cards;
  return (
    cards && completeOnce(`${fileKey} whole`, async () => (await cards) && completePicture(app, fileKey), app)
  );
}

function completeOnce(
  key: string,
  complete: () => Promise<boolean>,
  { log }: Pick<App, 'log'>,
): Promise<boolean> | null {
  const running = completing.get(key);
  if (running) return running;
  if (completing.size >= MAX_COMPLETING) return null;
  const work = complete()
    .catch(error => {
      if (!(error instanceof ImagesClosed)) log.warn({ err: error, key }, 'picture cannot be completed');
      return false;
    })
    .finally(() => completing.delete(key));
  completing.set(key, work);
  return work;
}

/** Resolves when no rendition is being made, so that the server can close the database. */
export const completionsEnded = async (): Promise<void> => void (await Promise.all(completing.values()));

const timeLimit = () =>
  new Promise<null>(resolve => {
    setTimeout(() => resolve(null), MAX_WAIT_MS).unref();
  });
