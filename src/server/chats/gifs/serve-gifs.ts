import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { gifId } from '#contract/gif';
import type { App } from '../../app.ts';
import { loadGifFile } from './gif-files.ts';

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
