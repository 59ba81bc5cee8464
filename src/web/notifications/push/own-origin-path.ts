/**
 * Returns path, query and fragment of an address of the site's own origin, and null for every other address.
 * @spec 7.12 D3.1
 */
export function ownOriginPath(address: unknown, origin: string): string | null {
  if (typeof address !== 'string') return null;
  const url = URL.parse(address, origin);
  // The origin of a blob's address is that of the page which made it.
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  if (url.username !== '' || url.password !== '') return null;
  // The router would read a path that begins with two slashes as another host.
  if (url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
