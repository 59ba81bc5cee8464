import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import type { CatalogueMessages } from '../../src/i18n/messages.ts';

/** A translation much longer than the Dutch text may break a button. */
const LENGTH_RATIO = 1.6;
const LENGTH_SLACK = 12;

/** A `complete` language must have every Dutch key. */
export function compareLanguage(
  name: string,
  dutch: FlatTexts,
  texts: FlatTexts,
  complete: boolean,
): string[] {
  const missing = complete ? [...dutch.keys()].filter(key => !texts.has(key)) : [];
  const compared = [...texts].flatMap(([key, text]) => {
    const base = dutch.get(key);
    return base === undefined ? [`${name} ${key}: not in nl`] : compareText(`${name} ${key}`, base, text);
  });
  return [...missing.map(key => `${name} ${key}: missing`), ...compared];
}

/** A variant such as `nl-BE` contains only texts that differ from its base. */
export function compareVariant(name: string, base: FlatTexts, texts: FlatTexts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const common = base.get(key);
    if (common === undefined) return [`${name} ${key}: not in its base`];
    return common === text
      ? [`${name} ${key}: equal to its base`]
      : compareText(`${name} ${key}`, common, text);
  });
}

function compareText(label: string, base: string, text: string): string[] {
  if (text.trim() === '') return [`${label}: empty`];
  const wanted = readIcu(base);
  const found = readIcu(text);
  if (!wanted || !found) return [`${label}: not ICU message syntax`];
  const differ = wanted.placeholders.join() !== found.placeholders.join();
  const overlong = found.length > wanted.length * LENGTH_RATIO + LENGTH_SLACK;
  return [
    ...(differ ? [`${label}: takes {${found.placeholders}}, its base {${wanted.placeholders}}`] : []),
    ...(overlong ? [`${label}: ${found.length} characters, its base ${wanted.length}`] : []),
  ];
}

/** `length` is approximate, in characters. */
type IcuText = { placeholders: string[]; length: number };

/** Returns undefined if the ICU syntax is wrong. */
export function readIcu(text: string): IcuText | undefined {
  const names = new Set<string>();
  try {
    const length = measure(parse(text), names);
    return { placeholders: [...names].sort(), length };
  } catch {
    return undefined;
  }
}

/** Assumed length of an inserted value, in characters. */
const VALUE_LENGTH = 6;

const measure = (elements: readonly MessageFormatElement[], names: Set<string>): number =>
  elements.reduce((length, element) => length + measureElement(element, names), 0);

function measureElement(element: MessageFormatElement, names: Set<string>): number {
  if (isLiteralElement(element)) return element.value.length;
  if (isPoundElement(element)) return VALUE_LENGTH;
  names.add(isTagElement(element) ? `<${element.value}>` : element.value);
  if (isTagElement(element)) return measure(element.children, names);
  if (isPluralElement(element) || isSelectElement(element)) {
    return Math.max(...Object.values(element.options).map(option => measure(option.value, names)));
  }
  return isArgumentElement(element) ? VALUE_LENGTH : VALUE_LENGTH * 2;
}

/** Texts by their full keys, such as `nav.login`. */
export type FlatTexts = ReadonlyMap<string, string>;

export const flatTexts = (messages: CatalogueMessages, prefix = ''): FlatTexts =>
  new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatTexts(value, `${prefix}${key}.`)],
    ),
  );
