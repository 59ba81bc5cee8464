import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors';
import { languageCodes, localeOf } from '#contract/languages';
import type { App } from '../../app.ts';
import type { Site } from '../sites.ts';
import { createPastTexts } from './past-texts.ts';
import { textsInLocale } from './site-texts.ts';

type TextsParams = { locale: string; file: string };

/**
 * Serves what hydrated pages say in place of the catalogues. An address has the same content for ever: that of one
 * change, which any process reads from the history, however old its own settings are. A draft is its author's alone.
 * @spec 1.5 D5.10
 */
export function serveTexts(
  http: FastifyInstance,
  app: Pick<App, 'db' | 'sites'>,
  siteOf: (request: FastifyRequest) => Site,
  draftSiteOf: (request: FastifyRequest) => Promise<Site | null>,
): void {
  const findTexts = createPastTexts(app);
  http.get<{ Params: TextsParams }>('/texts/:locale/draft.json', async (request, reply) => {
    const { locale } = request.params;
    const site = isLocale(locale) ? await draftSiteOf(request) : null;
    const found = site && (await textsInLocale(site.texts, locale));
    if (!found) throw new ApiError('not_found');
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(found.body);
  });
  http.get<{ Params: TextsParams }>('/texts/:locale/:file', async (request, reply) => {
    const { locale, file } = request.params;
    const [, change, hash] = /^(\d{1,15})-([\w-]{10})\.json$/.exec(file) ?? [];
    if (change === undefined || hash === undefined || !isLocale(locale)) throw new ApiError('not_found');
    const found = await findTexts(siteOf(request), { locale, change: Number(change), hash });
    if (!found) throw new ApiError('not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('application/json; charset=utf-8')
      .send(found.body);
  });
}

/** Only locales that a page can have, so that their number is bounded. */
function isLocale(locale: string): boolean {
  const [, language, country] = /^([a-z]{2})-([A-Z]{2})$/.exec(locale) ?? [];
  const known = languageCodes.find(code => code === language);
  return known !== undefined && localeOf(known, country) === locale;
}
