import { use } from 'react';
import { useLocation } from 'react-router';
import { localeOf, parseLanguage } from '#contract/languages';
import { isListedPage, withoutTrailingSlash } from '#contract/public-pages';
import { SHARE_PICTURE_SIZE, sharePictureOf, sharePicturePath } from '#contract/share-pictures';
import type { Settings } from '#contract/site';
import {
  alternatesOf,
  LANGUAGE_PARAMETER,
  pageLanguages,
  pathInLanguage,
  requestedLanguage,
} from '#i18n/page-languages';
import { DocumentContext } from '../data/document-context.ts';

/** How search engines treat a page. */
export type Listing = {
  /** `noindex` if search engines must not list the page although its address is public. */
  robots?: 'noindex' | undefined;
  /** Path of the page that this page repeats; by default its own path. */
  canonical?: string | undefined;
};

/**
 * The page's address without parameters that do not change it, its addresses in other languages, and whether search
 * engines may list it. Server only.
 * @spec 1.5 2.7
 */
export function AddressTags({ site, ...listing }: Listing & { site: Settings }) {
  const { path, isListed, address } = usePageAddress(site, listing);
  const { locale } = use(DocumentContext);
  return (
    <>
      <link rel="canonical" href={site.origin + address} />
      <meta property="og:url" content={site.origin + address} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {pageLanguages(path, site)
        .filter(language => language !== parseLanguage(locale))
        .map(language => (
          <meta key={language} property="og:locale:alternate" content={openGraphLocale(localeOf(language))} />
        ))}
      {/* The pictures on the page may be of members, who allowed it to visitors only. */}
      <meta name="robots" content={isListed ? 'noimageindex' : 'noindex'} />
      {isListed &&
        alternatesOf(path, site).map(({ hreflang, path: other }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={site.origin + other} />
        ))}
    </>
  );
}

function usePageAddress(
  site: Settings,
  { robots, canonical }: Listing,
): { path: string; isListed: boolean; address: string } {
  const { pathname, search } = useLocation();
  const { locale } = use(DocumentContext);
  const own = withoutTrailingSlash(pathname);
  const path = canonical ?? own;
  const asked = requestedLanguage(path, new URLSearchParams(search).get(LANGUAGE_PARAMETER), site);
  // Members keep their own language, whatever the address says.
  const language = asked === parseLanguage(locale) ? asked : null;
  const isListed = robots !== 'noindex' && path === own && isListedPage(path, site);
  return { path, isListed, address: pathInLanguage(path, language ?? null) };
}

const openGraphLocale = (locale: string): string => locale.replace('-', '_');

/**
 * The picture that belongs to the page's kind. Server only.
 * @param alt says what the picture shows: the site and what the page is about
 * @spec 2.7
 */
export function SharePictureTags({ site, alt }: { site: Settings; alt: string }) {
  const { pathname } = useLocation();
  const { locale } = use(DocumentContext);
  const name = sharePictureOf(withoutTrailingSlash(pathname));
  if (!name) return null;
  const picture = sharePicturePath(name, parseLanguage(locale) ?? 'nl', site);
  return (
    <>
      <meta property="og:image" content={site.origin + picture} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_PICTURE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      {/* X reads all other tags from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
