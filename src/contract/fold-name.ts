/** Returns the name for comparisons: in lower case, without diacritics, with spaces instead of punctuation. */
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
