import {
  isLiteralElement,
  isPluralElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

/** Whether there is something to translate; names of placeholders and of plural classes are none. */
export const hasWords = (text: string): boolean => /\p{L}{2}/u.test(wordsOf(text));

/** A class of which no whole number below a thousand is, such as the French `many`, may be left out. */
export function pluralMistakes(locale: string, text: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const known: string[] = rules.resolvedOptions().pluralCategories;
  const needed = [...new Set(Array.from({ length: 1_000 }, (_, count) => rules.select(count)))];
  return pluralsOf(parse(text)).flatMap(classes => {
    const written = classes.filter(name => !name.startsWith('='));
    return [
      ...needed.filter(name => !written.includes(name)).map(name => `a plural without "${name}"`),
      ...written.filter(name => !known.includes(name)).map(name => `"${name}" is no plural class`),
    ];
  });
}

/** The classes of each plural. */
const pluralsOf = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap(element => {
    const inside = partsOf(element).flatMap(pluralsOf);
    const isCount = isPluralElement(element) && element.pluralType === 'cardinal';
    return isCount ? [Object.keys(element.options), ...inside] : inside;
  });

/** Quotation marks that belong to other languages, by language or variant. */
const foreignQuotes: Readonly<Record<string, RegExp>> = {
  de: /[”«»]/,
  'de-CH': /[„“”]/,
  en: /[„«»]/,
  es: /[„‘]/,
  fr: /[„‘]/,
  it: /[„‘]/,
  nl: /[„«»]/,
  pl: /[“‘«»]/,
};

export function typographyMistakes(locale: string, text: string): string[] {
  const words = wordsOf(text);
  const foreign = foreignQuotes[locale] ?? foreignQuotes[locale.slice(0, 2)];
  return [
    ...(/ {2}/.test(words) ? ['two spaces'] : []),
    ...(/["']/.test(words) ? ['a straight quotation mark'] : []),
    ...(foreign?.test(words) ? ['a quotation mark of another language'] : []),
  ];
}

/** What people read, without what is inserted. */
const wordsOf = (text: string): string => literalsOf(parse(text)).join('|');

const literalsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap(element =>
    isLiteralElement(element) ? [element.value] : partsOf(element).flatMap(literalsOf),
  );

/** The texts within a plural, a select or a tag. */
function partsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if ('options' in element) return Object.values(element.options).map(({ value }) => value);
  return 'children' in element ? [element.children] : [];
}
