import type { Output } from '#contract/call';
import type { LanguageCode } from '#contract/languages';
import type { getPage as getPageCall } from '#contract/pages';
import type { PageSlug } from '#contract/public-pages';
import { builtLanguage } from '#i18n/pages/load-page';
import { readPage } from '#i18n/pages/page-source';
import { dayIn } from '../../platform/clock.ts';
import type { Site } from '../sites.ts';

/**
 * A site can write a page in a language that the build has not.
 * @spec 2.9 1.5 D5.10
 */
export function getPage(
  { pages, timeZone }: Pick<Site, 'pages' | 'timeZone'>,
  slug: PageSlug,
  language: LanguageCode,
): Output<typeof getPageCall> {
  const own = (wanted: LanguageCode) =>
    pages.find(page => page.slug === slug && page.language === wanted) ?? null;
  const built = builtLanguage(slug, language);
  const found = own(language) ?? own(built);
  const page = found && readPage(found.source);
  if (!page || 'line' in page) return { language: built, page: null, since: null };
  return {
    language: found.language as LanguageCode,
    page,
    since: found.from && dayIn(timeZone, new Date(found.from)),
  };
}
