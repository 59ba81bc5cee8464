import { ApiError } from '#contract/errors';
import type { FoundGifs } from '#contract/gifs';
import type { App, MemberCaller } from '../../app.ts';
import { GifProviderUnavailable } from '../../providers/gifs/provider.ts';
import { upsertGifs } from './queries.ts';

/**
 * Stores the GIFs, because members may send only stored GIFs.
 * @throws gifs_away
 * @spec 1.2
 */
export async function findGifs(
  app: App,
  { language }: MemberCaller,
  { words = '', after = null }: { words?: string; after?: string | null },
): Promise<FoundGifs> {
  const { by } = app.gifs;
  const { gifs, next } = await app.gifs.find({ words, language, after }).catch((error: unknown) => {
    if (!(error instanceof GifProviderUnavailable)) throw error;
    app.log.warn({ err: error }, 'gif provider unavailable');
    throw new ApiError('gifs_away');
  });
  await upsertGifs(app.db, gifs, app.clock.now());
  return { gifs: gifs.map(({ address: _, ...gif }) => gif), next, by };
}
