import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GIF_RETENTION_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import { gifId } from '#contract/gif';
import type { App } from '../../app.ts';
import { formatOf } from '../../platform/images/format.ts';
import { ImageRefused } from '../../platform/images/image-job.ts';
import { readBuiltInGif } from '../../providers/gifs/built-in-gifs.ts';
import { GifProviderUnavailable } from '../../providers/gifs/provider.ts';
import { deleteUnusedGifs, selectGifAddress } from './queries.ts';

type GifPart = 'moving' | 'still';
type GifFile = { bytes: Buffer; type: 'image/webp' | 'image/gif' };

const LIMITS = { maxPixels: 800 * 800, minSide: 1, moving: { maxPictures: 400 } };

/** The id can contain characters that a storage key must not contain. */
export const gifFolder = (id: string): string =>
  `gifs/${createHash('sha256').update(id).digest('hex').slice(0, 32)}`;

/**
 * Returns null if the provider never listed the GIF.
 * @throws gifs_away
 * @spec 2.9
 */
async function loadGifFile(app: App, id: string, part: GifPart): Promise<GifFile | null> {
  const stored = await app.storage.read(`${gifFolder(id)}/${part}`);
  if (stored) return withContentType(stored);
  const files = await shareFetch(id, () => fetchFiles(app, id));
  return files && withContentType(files[part]);
}

const withContentType = (bytes: Buffer): GifFile => ({
  bytes,
  type: formatOf(bytes) === 'gif' ? 'image/gif' : 'image/webp',
});

type GifFiles = Record<GifPart, Buffer>;

async function fetchFiles(app: App, id: string): Promise<GifFiles | null> {
  const builtIn = await readBuiltInGif(id);
  const address = builtIn ? null : await selectGifAddress(app.db, id);
  if (!builtIn && !address) return null;
  try {
    const moving = builtIn ?? (await app.gifs.load(address ?? ''));
    const still = await renderStill(app, moving);
    const folder = gifFolder(id);
    await app.storage.write(`${folder}/still`, still);
    await app.storage.write(`${folder}/moving`, moving);
    return { moving, still };
  } catch (error) {
    if (!(error instanceof GifProviderUnavailable || error instanceof ImageRefused)) throw error;
    app.log.warn({ err: error }, 'gif not available');
    throw new ApiError('gifs_away');
  }
}

/** Renders in a separate process, which also checks that the bytes are a picture. */
async function renderStill({ images }: App, bytes: Buffer): Promise<Buffer> {
  const { files } = await images.render({
    ...{ bytes, ...LIMITS },
    renditions: { still: { side: 480, format: 'webp' } },
  });
  return Buffer.from(files.still as Uint8Array);
}

const pendingFetches = new Map<string, Promise<GifFiles | null>>();

function shareFetch(id: string, fetch: () => Promise<GifFiles | null>): Promise<GifFiles | null> {
  const running = pendingFetches.get(id);
  if (running) return running;
  const pending = fetch().finally(() => pendingFetches.delete(id));
  pendingFetches.set(id, pending);
  return pending;
}

type GifRequest = FastifyRequest<{ Params: { id: string; part: string } }>;

const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/**
 * The provider must not learn who looks at which GIF.
 * @spec 2.9
 */
export function serveGifs(http: FastifyInstance, app: App): void {
  http.get('/media/gifs/:id/:part', async ({ params: { id, part } }: GifRequest, reply) => {
    if (!gifId.safeParse(id).success || (part !== 'moving' && part !== 'still'))
      throw new ApiError('not_found');
    const file = await loadGifFile(app, id, part);
    if (!file) throw new ApiError('not_found');
    return reply
      .headers({ 'cache-control': CACHE_CONTROL, 'x-robots-tag': 'noindex, noimageindex' })
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(file.type)
      .send(file.bytes);
  });
}

/**
 * Deletes GIFs that no message contains, `GIF_RETENTION_DAYS` after their last use.
 * @spec 1.2
 */
export async function purgeGifs(app: App): Promise<void> {
  const since = new Date(app.clock.now().getTime() - GIF_RETENTION_DAYS * DAY_MS);
  for (const id of await deleteUnusedGifs(app.db, since)) await app.storage.removeAll(gifFolder(id));
}
