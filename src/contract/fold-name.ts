/**
 * Normal form for comparing names, in the browser and on the server: no diacritics, lower case, words separated
 * by one space.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a name includes the typed text; an empty text is part of every name. */
export const nameIncludes = (name: string, typed: string): boolean =>
  foldName(name).includes(foldName(typed));
