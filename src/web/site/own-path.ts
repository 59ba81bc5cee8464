/** The path itself when it stays on this site, else `fallback`: a login or a choice of language never leads elsewhere. */
export function ownPath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  // Browsers read "/\host" and "//host" as another host, and drop tabs and line breaks before they do.
  const base = 'http://own.invalid';
  const url = URL.parse(path, base);
  // "/.//host" is an own path whose dots go, and what is left would be another host.
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
