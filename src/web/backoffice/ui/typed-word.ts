import type { FieldErrors } from '#contract/errors';

/** The name of the field in which the person types the word. */
export const WORD_FIELD = 'word';

/** Spaces, upper and lower case do not matter. */
export const isWordTyped = (values: FormData, word: string): boolean =>
  comparable(String(values.get(WORD_FIELD) ?? '')) === comparable(word);

/** Empty if the word is typed, or none is asked for. */
export const wordErrors = (values: FormData, word: string | null): FieldErrors =>
  word === null || isWordTyped(values, word) ? {} : { [WORD_FIELD]: { code: 'field_invalid' } };

const comparable = (text: string): string =>
  text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();
