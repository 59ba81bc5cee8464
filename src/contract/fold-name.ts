/** Returns a form for comparing names: no diacritics, lower case, single spaces. */
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

/** An empty `typed` is part of every name. */
export const nameIncludes = (name: string, typed: string): boolean =>
  foldName(name).includes(foldName(typed));
