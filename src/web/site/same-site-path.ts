/**
 * Redirects must not lead to other hosts.
 * @spec D3.1
 */
export function sameSitePath(path: string | null | undefined, fallback: string): string {
  if (!path?.startsWith('/')) return fallback;
  // Browsers read `/\host` and `//host` as another host.
  const base = 'http://own.invalid';
  const url = URL.parse(path, base);
  // "/.//host" loses its dots and would be another host.
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}
