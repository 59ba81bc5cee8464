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
