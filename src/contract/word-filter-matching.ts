import { foldName } from './plain-text.ts';

/** An emoji is a word, even without spaces around it. */
const emoji = /(\p{Regional_Indicator}{2}|\p{Extended_Pictographic})/u;
/** Matches invisible characters, by which a word could evade the filter. */
const invisible = /\p{Cf}/gu;
/** A filtered word in such a script also matches inside a longer text. */
const scriptWithoutSpaces =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]$/u;

/** Folds a text with `foldName` and puts spaces around every emoji. */
export const normalizeForWordFilter = (text: string): string =>
  text
    .split(emoji)
    .map((piece, index) => (index % 2 === 1 ? piece : foldName(piece.replace(invisible, ''))))
    .filter(piece => piece !== '')
    .join(' ');

/**
 * Returns a function that finds filtered words regardless of case, accents and spacing.
 * @spec D5.3
 */
export function createWordFilter(filtered: readonly string[]): (text: string) => boolean {
  const wanted = filtered
    .map(normalizeForWordFilter)
    .filter(word => word !== '')
    .map(withWordBorders);
  if (wanted.length === 0) return () => false;
  // Of a long list, only the few words are compared that begin with a word of the text.
  const byFirstWord = Map.groupBy(wanted.filter(hasBorders), word => word.split(' ')[1] ?? '');
  const others = wanted.filter(word => !hasBorders(word));
  return text => {
    const words = normalizeForWordFilter(text);
    const normalized = ` ${words} `;
    const isFound = (word: string) => normalized.includes(word);
    return words.split(' ').some(first => byFirstWord.get(first)?.some(isFound)) || others.some(isFound);
  };
}

const hasBorders = (word: string): boolean => word.startsWith(' ') && word.endsWith(' ');

function withWordBorders(word: string): string {
  const letters = [...word];
  const border = (letter: string | undefined) => (letter && scriptWithoutSpaces.test(letter) ? '' : ' ');
  return border(letters[0]) + word + border(letters.at(-1));
}
