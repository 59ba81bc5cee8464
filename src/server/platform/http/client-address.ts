import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Reduces an IPv6 address to its /64 network, which a household shares. */
export function networkOf(address: string): string {
  const ip = withoutPort(address);
  const v4 = ip.match(/^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/)?.[1];
  if (v4) return v4;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right]
    .slice(0, 4)
    .map(group => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
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
