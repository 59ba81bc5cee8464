import { isIP } from 'node:net';

/**
 * Allows only the exact form in which browsers write an address, because another form could mean another host to
 * another reader.
 * @param localPrefixes beginnings of addresses outside of the rules, e.g. of the sandbox
 * @spec 4.11
 */
export function isAllowedEndpoint(
  endpoint: string,
  services: readonly string[],
  localPrefixes: readonly string[] = [],
): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.href !== endpoint || url.username !== '' || url.password !== '' || url.hash !== '')
    return false;
  if (localPrefixes.some(prefix => endpoint.startsWith(prefix))) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    endpoint.startsWith(`https://${url.hostname}/`) &&
    isIP(url.hostname) === 0 &&
    services.some(service => isHostOf(service, url.hostname))
  );
}

function isHostOf(service: string, hostname: string): boolean {
  if (!service.startsWith('*.')) return service === hostname;
  const parent = service.slice(1);
  return hostname.endsWith(parent) && /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname.slice(0, -parent.length));
}
