import type { FastifyRequest } from 'fastify';
import { STAFF_PREVIEW_PARAMETER } from '#contract/back-office';
import type { CountryCode } from '#contract/countries';
import { parseLanguage } from '#contract/languages';
import type { App, Caller } from '../app.ts';
import { draftSite } from '../site/drafts/draft-site.ts';

export const isPreview = ({ query }: Pick<FastifyRequest, 'query'>): boolean =>
  Object.hasOwn(query as object, STAFF_PREVIEW_PARAMETER);

/**
 * The reader of a page that is shown with their own draft, in its language. Others get the page as it is.
 * @spec 1.5 D5.10
 */
export async function previewDraft(
  app: Pick<App, 'db' | 'clock'>,
  caller: Caller,
  request: Pick<FastifyRequest, 'query'>,
): Promise<Caller> {
  if (!isPreview(request)) return caller;
  const found = await draftSite(app, caller.site, caller.staff);
  if (!found) return caller;
  const { site, draft } = found;
  if (draft.kind === 'campaign') return { ...caller, site };
  // A variant such as nl-BE is spoken in one country.
  const [, country] = draft.language.split('-') as [string, CountryCode?];
  const language = parseLanguage(draft.language) ?? caller.language;
  return { ...caller, site, language, geoCountry: country ?? caller.geoCountry };
}
