import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../storage.ts';

/**
 * The part of a file of `size` bytes that a request asks for (RFC 9110, 14): undefined for all of it, `none` where the file
 * has no such part. Several parts at once are answered with all of it, as is a part of another version than `etag`.
 */
export function partAsked(
  { range, 'if-range': version }: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'none' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!asked || (version !== undefined && version !== etag)) return undefined;
  const [, first = '', last = ''] = asked;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : 'none';
}
