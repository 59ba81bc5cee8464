/**
 * Returns `path`, or `fallback` if `path` is missing or leads to another host.
 * @spec D3.1
 */
export function sameSitePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  // Parses the path as browsers do: they read `/\host` and `//host` as another host.
  const base = 'http://own.invalid';
  const url = URL.parse(path, base);
  // Parsing turns "/.//host" into "//host".
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
