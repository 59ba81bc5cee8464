/** Returns the name in lower case, without diacritics and punctuation, for comparisons. */
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

export const nameIncludes = (name: string, typed: string): boolean =>
  foldName(name).includes(foldName(typed));
