/** Control characters except tab and line breaks, and characters that change the writing direction. */
const CONTROL_CHARACTERS =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';

export const WITHOUT_CONTROL_CHARACTERS = new RegExp(`^[^${CONTROL_CHARACTERS}]*$`);

/** So many combining marks would cover other lines, and no script needs them. */
export const STACKED_MARKS = /\p{M}{31}/u;

/** Removes what `text` in `fields.ts` refuses as `field_invalid`. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(new RegExp(`[${CONTROL_CHARACTERS}]`, 'g'), '')
    .replace(/(\p{M}{30})\p{M}+/gu, '$1');

/**
 * Graphemes have no maximum length, so a very long grapheme counts as several characters.
 * @spec 5.9 D2.7
 */
export const characterCount = (text: string): number => {
  let length = 0;
  for (const { segment } of graphemes.segment(text)) length += Math.ceil(segment.length / CLUSTER_UNITS);
  return length;
};
/** UTF-16 units per counted character; the longest emoji has 15. */
const CLUSTER_UNITS = 16;
const graphemes = new Intl.Segmenter();

/** Counts graphemes only if the UTF-16 length exceeds `length`, because counting is slow. */
export const isNoLongerThan = (text: string, length: number): boolean =>
  text.length <= length || characterCount(text) <= length;

/**
 * True for a text of only white space and invisible characters.
 * @spec 5.9 D2.7
 */
export const isBlank = (text: string): boolean =>
  /^[\s\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** Returns the name in lower case, without diacritics and punctuation, for comparisons. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll(/[đð]/g, 'd')
    .replaceAll('ı', 'i')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const nameIncludes = (name: string, typed: string): boolean =>
  foldName(name).includes(foldName(typed));
