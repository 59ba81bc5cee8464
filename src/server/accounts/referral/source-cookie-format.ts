import {
  sanitizeSourceText,
  type TrafficSource,
  trafficSourceFields,
  trafficSourceFrom,
} from '#contract/traffic-source';

const MAX_COOKIE_LENGTH = 4_000;

/** @spec 3.13 */
export const encodeSourceCookie = (source: TrafficSource): string =>
  Buffer.from(JSON.stringify(trafficSourceFields.map(field => source[field]))).toString('base64url');

/** Returns null for a cookie that `encodeSourceCookie` cannot have made. */
export function decodeSourceCookie(cookie: string | undefined): TrafficSource | null {
  if (cookie === undefined || cookie.length > MAX_COOKIE_LENGTH || !/^[\w-]+$/.test(cookie)) return null;
  const values = parseJson(Buffer.from(cookie, 'base64url').toString());
  if (!Array.isArray(values) || values.length !== trafficSourceFields.length) return null;
  if (!values.every(isSanitized)) return null;
  return trafficSourceFrom(field => values[trafficSourceFields.indexOf(field)] ?? '');
}

const isSanitized = (value: unknown): value is string =>
  typeof value === 'string' && sanitizeSourceText(value) === value;

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
