import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import type { App } from '../../app.ts';
import type { Site } from '../sites.ts';
import { selectTextsAt } from './queries.ts';
import { textsInLocale } from './site-texts.ts';

type TextsParams = { locale: string; file: string };

/**
 * Serves what hydrated pages say in place of the catalogues. An address has the same content for ever: that of one
 * change, which any process reads from the history, however old its own settings are.
 * @spec 1.5 D5.10
 */
export function serveTexts(
  http: FastifyInstance,
  { db }: Pick<App, 'db'>,
  siteOf: (request: FastifyRequest) => Site,
): void {
  http.get<{ Params: TextsParams }>('/texts/:locale/:file', async (request, reply) => {
    const site = siteOf(request);
    const { locale, file } = request.params;
    const [, change, hash] = /^(\d{1,15})-([\w-]{10})\.json$/.exec(file) ?? [];
    if (change === undefined || !/^[a-z]{2}-[A-Z]{2}$/.test(locale)) throw new ApiError('not_found');
    const texts =
      Number(change) === site.texts.change ? site.texts : await selectTextsAt(db, site.id, Number(change));
    const found = texts && (await textsInLocale(texts, locale));
    if (!found) throw new ApiError('not_found');
    // Another release may have other originals, and its pages another hash.
    const isSame = found.parsed.version === `${change}-${hash}`;
    return reply
      .header('cache-control', isSame ? 'public, max-age=31536000, immutable' : 'no-store')
      .type('application/json; charset=utf-8')
      .send(found.body);
  });
}
