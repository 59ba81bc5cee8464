import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { gifId } from '#contract/gif';
import type { App } from '../../app.ts';
import { gifFile } from './gif-files.ts';

type GifRequest = FastifyRequest<{ Params: { id: string; part: string } }>;

/** A year: what a GIF's address once showed it always shows. */
const KEPT = 'public, max-age=31536000, immutable';

/**
 * Serves GIFs at `/media/gifs/<id>/moving` and `/still`. Members' browsers never ask the provider: it learns neither who looks at
 * what nor from where.
 */
export function serveGifs(http: FastifyInstance, app: App): void {
  http.get('/media/gifs/:id/:part', async ({ params: { id, part } }: GifRequest, reply) => {
    if (!gifId.safeParse(id).success || (part !== 'moving' && part !== 'still'))
      throw new ApiError('not_found');
    const file = await gifFile(app, id, part);
    if (!file) throw new ApiError('not_found');
    return reply
      .headers({ 'cache-control': KEPT, 'x-robots-tag': 'noindex, noimageindex' })
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(file.type)
      .send(file.bytes);
  });
}
