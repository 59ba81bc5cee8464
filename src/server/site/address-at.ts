import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import type { Site } from './sites.ts';

/**
 * A page's full address for mails: of the configured public address where that is this site's, else of the site's own host.
 * Never of a request, whose Host header anybody can write.
 * @param path with its leading slash
 */
export function addressAt(
  config: Pick<Config, 'publicUrl' | 'port'>,
  site: Pick<Site, 'hosts'>,
  path: string,
): string {
  if (config.publicUrl && site.hosts.includes(new URL(config.publicUrl).hostname))
    return config.publicUrl + path;
  const host = site.hosts.find(name => isIP(name) === 0) ?? site.hosts[0] ?? 'localhost';
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || isIP(host) !== 0;
  return isLocal ? `http://${host}:${config.port}${path}` : `https://${host}${path}`;
}
