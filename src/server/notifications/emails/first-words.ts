const graphemes = new Intl.Segmenter();

/** Cuts to `length` characters as people count them, at a space if there is one. */
export function firstWords(text: string, length: number): string {
  const line = text
    .slice(0, 20 * length)
    .replace(/\s+/gu, ' ')
    .trim();
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment);
  if (characters.length <= length) return line;
  const start = characters.slice(0, length - 1);
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > length / 2 ? space : start.length).join('')}…`;
}
