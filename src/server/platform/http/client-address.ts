import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Reduces an IPv6 address to its /64 network, which a household shares. */
export function networkOf(address: string): string {
  const ip = withoutPort(address);
  if (!ipaddr.isValid(ip)) return ip;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map(group => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

const withoutPort = (ip: string): string =>
  ip.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? ip.match(/^(\d+(?:\.\d+){3}):\d+$/)?.[1] ?? ip;

/** Disconnected clients count as a single network, so that disconnecting does not evade limits. */
export function ipOf({ ip }: { ip: string | undefined }): string {
  return ip ?? 'gone';
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** True for requests from this machine that no proxy forwarded. */
export const isFromThisMachine = (request: { raw: IncomingMessage }): boolean =>
  LOOPBACK.test(request.raw.socket.remoteAddress ?? '') &&
  PROXY_HEADERS.every(header => request.raw.headers[header] === undefined);
