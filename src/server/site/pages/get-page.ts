import type { Output } from '#contract/call';
import type { LanguageCode } from '#contract/languages';
import type { getPage as getPageCall } from '#contract/pages';
import type { PageSlug } from '#contract/public-pages';
import { readPage } from '#i18n/pages/page-source';
import { dayIn } from '../../platform/clock.ts';
import type { Site } from '../sites.ts';

/** @spec 2.9 1.5 D5.10 */
export function getPage(
  { pages, timeZone }: Pick<Site, 'pages' | 'timeZone'>,
  slug: PageSlug,
  language: LanguageCode,
): Output<typeof getPageCall> {
  const found = pages.find(page => page.slug === slug && page.language === language);
  const page = found && readPage(found.source);
  if (!page || 'line' in page) return { page: null, since: null };
  return { page, since: found.from && dayIn(timeZone, new Date(found.from)) };
}
