/** A name as it is compared, in the browser and on the server: without marks, letter case, and what stands between its words. */
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

/** Whether a part of a name was typed; nothing typed is a part of every name. */
export const nameIncludes = (name: string, typed: string): boolean =>
  foldName(name).includes(foldName(typed));
