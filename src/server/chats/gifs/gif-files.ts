import { createHash } from 'node:crypto';
import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import { GifsAway } from '../../platform/gifs/gifs.ts';
import { readOwnGif } from '../../platform/gifs/own-gifs.ts';
import { formatOf } from '../../platform/images/format.ts';
import { ImageRefused } from '../../platform/images/image-job.ts';
import { selectAddress } from './queries.ts';

export type GifPart = 'moving' | 'still';
export type GifFile = { bytes: Buffer; type: 'image/webp' | 'image/gif' };

const LIMITS = { maxPixels: 800 * 800, minSide: 1, moving: { maxPictures: 400 } };

/** Files of a GIF lie under a key made of its id, which is the provider's and may hold what no key may. */
export const folderOf = (id: string): string =>
  `gifs/${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;

/**
 * One part of a GIF, fetched from its provider the first time anybody wants it, then from storage. Null where the provider never
 * told of it.
 * @throws gifs_away when it cannot be had
 */
export async function gifFile(app: App, id: string, part: GifPart): Promise<GifFile | null> {
  const stored = await app.storage.read(`${folderOf(id)}/${part}`);
  if (stored) return typed(stored);
  const files = await once(id, () => fetchFiles(app, id));
  return files && typed(files[part]);
}

const typed = (bytes: Buffer): GifFile => ({
  bytes,
  type: formatOf(bytes) === 'gif' ? 'image/gif' : 'image/webp',
});

type Files = Record<GifPart, Buffer>;

async function fetchFiles(app: App, id: string): Promise<Files | null> {
  const own = await readOwnGif(id);
  const address = own ? null : await selectAddress(app.db, id);
  if (!own && !address) return null;
  try {
    const moving = own ?? (await app.gifs.load(address ?? ''));
    const still = await stillOf(app, moving);
    const folder = folderOf(id);
    await app.storage.write(`${folder}/still`, still);
    await app.storage.write(`${folder}/moving`, moving);
    return { moving, still };
  } catch (error) {
    if (!(error instanceof GifsAway || error instanceof ImageRefused)) throw error;
    app.log.warn({ err: error }, 'a gif cannot be had');
    throw new ApiError('gifs_away');
  }
}

/** The first picture of a GIF. Making it looks whether the bytes are one, in a process of its own. */
async function stillOf({ images }: App, bytes: Buffer): Promise<Buffer> {
  const { files } = await images.render({
    ...{ bytes, ...LIMITS },
    renditions: { still: { side: 480, format: 'webp' } },
  });
  return Buffer.from(files.still as Uint8Array);
}

const underWay = new Map<string, Promise<Files | null>>();

/** Whoever wants the same at this moment waits for the same. */
function once(id: string, fetch: () => Promise<Files | null>): Promise<Files | null> {
  const known = underWay.get(id);
  if (known) return known;
  const wanted = fetch().finally(() => underWay.delete(id));
  underWay.set(id, wanted);
  return wanted;
}
