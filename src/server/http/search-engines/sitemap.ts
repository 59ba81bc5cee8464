import escapeHtml from 'escape-html';
import type { SiteLanguages } from '#contract/languages';
import { alternatesOf, pageLanguages, pathInLanguage } from '#i18n/page-languages';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** @param addresses of the sitemap's parts */
export function sitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map(address => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SITEMAP}>\n${parts.join('')}</sitemapindex>\n`;
}

type Pages = { origin: string; paths: readonly string[]; site: SiteLanguages };

/**
 * A part of the sitemap, with each page in each of its languages. It names no dates of changes, because the pages
 * also show what changes at any time, such as prices and members.
 * @param pages `paths` without the parameter for the language
 * @spec 2.7
 */
export function sitemapPart({ origin, paths, site }: Pages): string {
  const urls = paths.flatMap(path => {
    const alternates = alternatesOf(path, site).map(
      ({ hreflang, path: other }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(origin + other)}"/>\n`,
    );
    return [null, ...pageLanguages(path, site)].map(language => {
      const address = escapeHtml(origin + pathInLanguage(path, language));
      return `<url>\n<loc>${address}</loc>\n${alternates.join('')}</url>\n`;
    });
  });
  return `${HEAD}<urlset ${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}
