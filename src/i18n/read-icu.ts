import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/**
 * `placeholders` are sorted names; a tag is `<b>`. `uses` says how each is used, such as `n` as `plural`. `length` is
 * approximate, in characters.
 */
export type IcuText = {
  placeholders: string[];
  uses: ReadonlyMap<string, ReadonlySet<string>>;
  length: number;
};

/** Returns undefined if the ICU syntax is wrong. */
export function readIcu(text: string): IcuText | undefined {
  const uses = new Map<string, Set<string>>();
  try {
    const length = measure(parse(text), uses);
    return { placeholders: [...uses.keys()].sort(), uses, length };
  } catch {
    return undefined;
  }
}

/** Assumed length of an inserted value, in characters. */
const VALUE_LENGTH = 6;

const measure = (elements: readonly MessageFormatElement[], uses: Map<string, Set<string>>): number =>
  elements.reduce((length, element) => length + measureElement(element, uses), 0);

function measureElement(element: MessageFormatElement, uses: Map<string, Set<string>>): number {
  if (isLiteralElement(element)) return element.value.length;
  if (isPoundElement(element)) return VALUE_LENGTH;
  const name = isTagElement(element) ? `<${element.value}>` : element.value;
  uses.set(name, (uses.get(name) ?? new Set()).add(useOf(element)));
  if (isTagElement(element)) return measure(element.children, uses);
  if (isPluralElement(element) || isSelectElement(element)) {
    return Math.max(...Object.values(element.options).map(option => measure(option.value, uses)));
  }
  return isArgumentElement(element) ? VALUE_LENGTH : VALUE_LENGTH * 2;
}

/** Such as `plural`, or `date medium`: what the value must be, and how it is written. */
function useOf(element: MessageFormatElement): string {
  if (isPluralElement(element)) return element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  if (isSelectElement(element)) return 'select';
  if (isNumberElement(element)) return `number ${JSON.stringify(element.style ?? '')}`;
  if (isDateElement(element)) return `date ${JSON.stringify(element.style ?? '')}`;
  if (isTimeElement(element)) return `time ${JSON.stringify(element.style ?? '')}`;
  return 'plain';
}
