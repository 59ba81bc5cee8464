import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The network a request comes from, for counting: an IPv4 address, or the /64 of an IPv6 address, which one household shares. However a
 * proxy writes the address, with a port or with leading zeros, it is the same network.
 */
export function networkOf(written: string): string {
  const ip = withoutPort(written);
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

/** `1.2.3.4:5555` and `[2001:db8::1]:443` without their ports. */
const withoutPort = (ip: string): string =>
  ip.match(/^\[(.+)\](?::\d+)?$/)?.[1] ?? ip.match(/^(\d+(?:\.\d+){3}):\d+$/)?.[1] ?? ip;

/** The address a request comes from. A browser that has gone has none any more: all of them count as one network, so that going gains nothing. */
export function ipOf({ ip }: { ip: string | undefined }): string {
  return ip ?? 'gone';
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const HANDED_ON = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/** Whether a program on this machine asks for itself: not over the network, and no proxy that asks for somebody else. */
export const isFromThisMachine = (request: { raw: IncomingMessage }): boolean =>
  LOOPBACK.test(request.raw.socket.remoteAddress ?? '') &&
  HANDED_ON.every(header => request.raw.headers[header] === undefined);
