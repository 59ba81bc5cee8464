/** Control characters but line breaks, and signs that turn the direction of what follows. */
const SIGNS = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069';

/** A text without such signs. */
export const WITHOUT_SIGNS = new RegExp(`^[^${SIGNS}]*$`);

/** So many marks as no writing puts on one letter (UAX 15, stream-safe text) make a tower over everything around it. */
export const TOWER = /\p{M}{31}/u;

/** What is left of a text when everything is taken out for which `text` of `fields.ts` refuses it as invalid. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(new RegExp(`[${SIGNS}]`, 'g'), '')
    .replace(/(\p{M}{30})\p{M}+/gu, '$1');
