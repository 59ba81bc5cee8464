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

/** What a text takes, and how long it can get. */
export type IcuText = { placeholders: string[]; length: number };

/** Reads a text in ICU message syntax; undefined where it is none. */
export function readIcu(text: string): IcuText | undefined {
  const names = new Set<string>();
  try {
    const length = walk(parse(text), names);
    return { placeholders: [...names].sort(), length };
  } catch {
    return undefined;
  }
}

/** A value is counted as this many characters. */
const VALUE_LENGTH = 6;

/** Collects placeholder and tag names; answers the characters of the longest branch. */
const walk = (elements: readonly MessageFormatElement[], names: Set<string>): number =>
  elements.reduce((length, element) => length + walkOne(element, names), 0);

function walkOne(element: MessageFormatElement, names: Set<string>): number {
  if (isLiteralElement(element)) return element.value.length;
  if (isPoundElement(element)) return VALUE_LENGTH;
  names.add(isTagElement(element) ? `<${element.value}>` : element.value);
  if (isTagElement(element)) return walk(element.children, names);
  if (isPluralElement(element) || isSelectElement(element)) {
    return Math.max(...Object.values(element.options).map(option => walk(option.value, names)));
  }
  return isArgumentElement(element) ? VALUE_LENGTH : VALUE_LENGTH * 2;
}
