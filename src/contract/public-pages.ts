/**
 * The pages that search engines may list. All others are of members, or of one visitor only.
 * @spec 2.7 D1.11
 */
import { campaignLanderNames, landerNames } from './landers.ts';
import type { Settings } from './site.ts';

/** The pages of `/pages/{slug}`. */
export const pageSlugs = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;
export type PageSlug = (typeof pageSlugs)[number];

export const isPageSlug = (value: unknown): value is PageSlug => pageSlugs.some(slug => slug === value);

/** The pages whose texts are not in the catalogues: `safety` has an address of its own. */
export const textPages = [...pageSlugs, 'safety'] as const;
export type TextPage = (typeof textPages)[number];

/** Paths of the pages about the site itself. */
export const sitePaths: readonly string[] = [
  '/',
  '/pricing',
  '/complaints',
  '/safety',
  '/report-content',
  '/transparency',
  ...pageSlugs.map(slug => `/pages/${slug}`),
];

/** Paths of the landing pages without a campaign. */
export const landerPaths: readonly string[] = landerNames.map(name => `/landers/${name}`);

const campaignPaths = landerNames
  .filter(name => campaignLanderNames.some(known => known === name))
  .map(name => `/landers/${name}`);
const campaignPath = new RegExp(`^(?:${campaignPaths.join('|')})/[^/]+$`);

export type PublicPageKind = 'site' | 'lander' | 'campaign';

/** Returns null for a page that search engines must never list. */
export function publicPageKind(path: string): PublicPageKind | null {
  if (sitePaths.includes(path)) return 'site';
  if (landerPaths.includes(path)) return 'lander';
  return campaignPath.test(path) ? 'campaign' : null;
}

/**
 * Whether search engines may list the page of a site. A landing page where nobody can sign up is not listed. The page
 * of a campaign can forbid it on its own.
 * @param path without trailing slash
 * @spec 2.7 6.1
 */
export function isListedPage(path: string, { signups }: Pick<Settings, 'signups'>): boolean {
  const kind = publicPageKind(path);
  if (kind === 'lander') return signups === 'all';
  // A campaign is a traffic source, which is enough to sign up on such a site.
  if (kind === 'campaign') return signups !== 'invite_only';
  return kind === 'site';
}

/** Returns the path as links write it, without a slash at its end. */
export const withoutTrailingSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');
