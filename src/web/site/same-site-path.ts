/**
 * Protects redirects against other hosts.
 * @spec D3.1
 */
export function sameSitePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  // Browsers read `/\host` and `//host` as another host, after dropping tabs and line breaks.
  const base = 'http://own.invalid';
  const url = URL.parse(path, base);
  // "/.//host" is an own path whose dots go, and what is left would be another host.
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
