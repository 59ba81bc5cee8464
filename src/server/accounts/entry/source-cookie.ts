import {
  sanitizeSourceText,
  type TrafficSource,
  trafficSourceFields,
  trafficSourceFrom,
} from '#contract/traffic-source';

/** Longer than any that was set here. */
const LONGEST = 4_000;

/** A traffic source as its cookie has it: the five values in their order. */
export const sourceCookieOf = (source: TrafficSource): string =>
  Buffer.from(JSON.stringify(trafficSourceFields.map(field => source[field]))).toString('base64url');

/** The traffic source of a cookie; null for everything that was not set here: whoever forges one came from nowhere. */
export function sourceInCookie(cookie: string | undefined): TrafficSource | null {
  if (cookie === undefined || cookie.length > LONGEST || !/^[\w-]+$/.test(cookie)) return null;
  const values = parsed(Buffer.from(cookie, 'base64url').toString());
  if (!Array.isArray(values) || values.length !== trafficSourceFields.length) return null;
  if (!values.every(isFit)) return null;
  return trafficSourceFrom(field => values[trafficSourceFields.indexOf(field)] ?? '');
}

const isFit = (value: unknown): value is string =>
  typeof value === 'string' && sanitizeSourceText(value) === value;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
