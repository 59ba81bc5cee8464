import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import type { Site } from './sites.ts';

type Where = Pick<Config, 'publicUrl' | 'port'>;

/**
 * A page's full address for mails: of the configured public address where that is this site's, else of the site's own host.
 * Never of a request, whose Host header anybody can write.
 * @param path with its leading slash
 */
export function addressAt(config: Where, { hosts }: Pick<Site, 'hosts'>, path: string): string {
  const host =
    hosts.find(name => name === publicHost(config)) ?? hosts.find(name => isIP(name) === 0) ?? hosts[0];
  return beginningAt(config, host ?? 'localhost') + path;
}

/** The origins that pages of a site have: one for each of its hosts. */
export const ownOrigins = (config: Where, { hosts }: Pick<Site, 'hosts'>): string[] =>
  hosts.flatMap(host => URL.parse(beginningAt(config, host))?.origin ?? []);

const publicHost = ({ publicUrl }: Where): string | null => publicUrl && new URL(publicUrl).hostname;

/** What addresses at a host begin with: a host of this machine is reached as it listens, every other one by https. */
function beginningAt(config: Where, host: string): string {
  if (config.publicUrl && host === publicHost(config)) return config.publicUrl;
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || isIP(host) !== 0;
  return isLocal ? `http://${host}:${config.port}` : `https://${host}`;
}
