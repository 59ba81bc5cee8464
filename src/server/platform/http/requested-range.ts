import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '../storage.ts';

/** Returns `none` for a range outside the file, and undefined for the whole file. */
export function requestedRange(
  { range, 'if-range': version }: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'none' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!match || (version !== undefined && version !== etag)) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : 'none';
}
