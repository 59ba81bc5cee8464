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
