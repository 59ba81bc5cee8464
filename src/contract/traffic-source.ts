/** How a visitor came (section 3): tracking data taken from the query of the page he lands on. */
import { TRAFFIC_SOURCE } from './constants.ts';

export const trafficSourceFields = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
type TrafficSourceField = (typeof trafficSourceFields)[number];
/** Empty where the link said nothing. One that says nothing at all is no source: null. */
export type TrafficSource = Readonly<Record<TrafficSourceField, string>>;

/** `sub`, `aff_sub`, `aff_sub2`, `sub_3`, `subid1` ...: networks write the same thing in many ways. */
const ALIAS = /^(?:aff_?)?sub(?:_?id)?_?([123])?$/;

/** The traffic source a query names, under the names of section 3 or their aliases; null where it names none. */
export function parseTrafficSource(query: Readonly<Record<string, unknown>>): TrafficSource | null {
  const matches = Object.entries(query).flatMap(([name, value]) => {
    const field = fieldForParameter(name.toLowerCase());
    return field ? [{ field, isAlias: name !== field, text: firstNonEmptyText(value) }] : [];
  });
  // Its own name counts before an alias.
  matches.sort((one, other) => Number(one.isAlias) - Number(other.isAlias));
  const textOf = (field: TrafficSourceField) =>
    matches.find(one => one.field === field && one.text !== '')?.text ?? '';
  return trafficSourceFrom(textOf);
}

/** The source of these texts, each made fit to be kept; null where nothing is left of them. */
export function trafficSourceFrom(textOf: (field: TrafficSourceField) => string): TrafficSource | null {
  const [network = '', ref = '', sub1 = '', sub2 = '', sub3 = ''] = trafficSourceFields
    .map(textOf)
    .map(sanitizeSourceText);
  return network || ref || sub1 || sub2 || sub3 ? { network, ref, sub1, sub2, sub3 } : null;
}

/**
 * One value as it is kept: without braces, so that a macro its network left unfilled, `{clickid}`, is the word in it; without
 * control characters, direction marks and half characters; no longer than 150.
 */
export const sanitizeSourceText = (value: string): string =>
  value
    .slice(0, 1_000)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
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

/** A name that stands several times counts with the first value it has. */
function firstNonEmptyText(value: unknown): string {
  const texts = (Array.isArray(value) ? value : [value]).filter(one => typeof one === 'string');
  return texts.map(sanitizeSourceText).find(text => text !== '') ?? '';
}
