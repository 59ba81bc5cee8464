/** @spec 3.13 */
import { TRAFFIC_SOURCE } from './constants.ts';

export const trafficSourceFields = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
type TrafficSourceField = (typeof trafficSourceFields)[number];
/** A parameter that the link lacks is an empty string. */
export type TrafficSource = Readonly<Record<TrafficSourceField, string>>;

/** Matches other names of `sub1` to `sub3`, such as `aff_sub`, `sub_3` and `subid1`. */
const ALIAS = /^(?:aff_?)?sub(?:_?id)?_?([123])?$/;

/** @spec 3.13 */
export function parseTrafficSource(query: Readonly<Record<string, unknown>>): TrafficSource | null {
  const matches = Object.entries(query).flatMap(([name, value]) => {
    const field = fieldForParameter(name.toLowerCase());
    return field ? [{ field, isAlias: name !== field, text: firstNonEmptyText(value) }] : [];
  });
  // A parameter's canonical name takes precedence over an alias.
  matches.sort((first, other) => Number(first.isAlias) - Number(other.isAlias));
  const textOf = (field: TrafficSourceField) =>
    matches.find(match => match.field === field && match.text !== '')?.text ?? '';
  return trafficSourceFrom(textOf);
}

/** Names by which advertising networks and shops of links count clicks. No page depends on them. */
const CLICK_IDS =
  /^(utm_\w+|[gw]braid|gclid|gclsrc|dclid|gad_\w+|fbclid|msclkid|ttclid|twclid|yclid|li_fat_id|igshid|igsh|epik|rdt_cid|sccid|srsltid|click_?id|mc_[ce]id|_gl|_ga)$/;

/**
 * Whether a parameter of a link only says where the visitor comes from.
 * @spec 3.13
 */
export function isTrackingParameter(name: string): boolean {
  const small = name.toLowerCase();
  return fieldForParameter(small) !== undefined || CLICK_IDS.test(small);
}

export function trafficSourceFrom(textOf: (field: TrafficSourceField) => string): TrafficSource | null {
  const [network = '', ref = '', sub1 = '', sub2 = '', sub3 = ''] = trafficSourceFields
    .map(textOf)
    .map(sanitizeSourceText);
  return network || ref || sub1 || sub2 || sub3 ? { network, ref, sub1, sub2, sub3 } : null;
}

/** Removes control characters, and the braces of macros that an advertising network did not fill in. */
export const sanitizeSourceText = (value: string): string =>
  value
    .slice(0, 1_000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the code removes these characters
    .replace(/[{}\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Surrogate}/gu, '')
    .trim()
    .slice(0, TRAFFIC_SOURCE.length)
    .replace(/\p{Surrogate}/gu, '')
    .trim();

function fieldForParameter(name: string): TrafficSourceField | undefined {
  const alias = ALIAS.exec(name);
  if (alias) return `sub${alias[1] ?? '1'}` as TrafficSourceField;
  return trafficSourceFields.find(field => field === name);
}

function firstNonEmptyText(value: unknown): string {
  const texts = (Array.isArray(value) ? value : [value]).filter(candidate => typeof candidate === 'string');
  return texts.map(sanitizeSourceText).find(text => text !== '') ?? '';
}
