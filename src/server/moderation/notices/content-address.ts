import { fieldError } from '#contract/errors';
import type { Site } from '../../site/sites.ts';

/**
 * @param typed an address of the site, with or without `https://` or host
 * @returns its path and query
 * @throws field_invalid at `url` for any other address
 * @spec D2.27
 */
export function contentPath(site: Pick<Site, 'hosts'>, typed: string): string {
  const absolute = /^\/[^/\\]|^\/$/.test(typed) ? `https://${site.hosts[0]}${typed}` : withScheme(typed);
  const url = URL.parse(absolute);
  const isOfSite = url && /^https?:$/.test(url.protocol) && site.hosts.includes(url.hostname.toLowerCase());
  const path = url && `${url.pathname}${url.search}`;
  // The page of the report links to the path, and a path of two slashes would be another site.
  if (!isOfSite || !path || path.startsWith('//') || path.length > 500)
    throw fieldError('url', 'field_invalid');
  return path;
}

const withScheme = (typed: string): string =>
  /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;

const PROFILE_PATH = /^\/(?:members|likes\/m)\/([0-9a-f-]{36})(?:[/?]|$)/i;

/** The profile that the page shows; null for any other page. */
export const profileInPath = (path: string): string | null =>
  PROFILE_PATH.exec(path)?.[1]?.toLowerCase() ?? null;
