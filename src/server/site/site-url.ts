import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import type { Site } from './sites.ts';

type UrlConfig = Pick<Config, 'publicUrl' | 'port'>;

/**
 * Uses configured hosts only, because a Host header can be forged.
 * @spec D2.31 D4.1
 */
export function siteUrl(config: UrlConfig, { hosts }: Pick<Site, 'hosts'>, path: string): string {
  const host =
    hosts.find(name => name === publicHost(config)) ?? hosts.find(name => isIP(name) === 0) ?? hosts[0];
  return originOfHost(config, host ?? 'localhost') + path;
}

export const siteOrigins = (config: UrlConfig, { hosts }: Pick<Site, 'hosts'>): string[] =>
  hosts.flatMap(host => URL.parse(originOfHost(config, host))?.origin ?? []);

const publicHost = ({ publicUrl }: UrlConfig): string | null => publicUrl && new URL(publicUrl).hostname;

/** A local host uses http and this process's port; other hosts use https. */
function originOfHost(config: UrlConfig, host: string): string {
  if (config.publicUrl && host === publicHost(config)) return config.publicUrl;
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || isIP(host) !== 0;
  return isLocal ? `http://${host}:${config.port}` : `https://${host}`;
}
