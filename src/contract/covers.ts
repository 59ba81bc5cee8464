import { foldName } from './folded.ts';

/** Emoji, flags among them, are words of their own wherever they stand. */
const emoji = /(\p{Regional_Indicator}{2}|\p{Extended_Pictographic})/u;
/** Nothing to see, and put between the letters of a word it would hide it from its reader's list. */
const unseen = /\p{Cf}/gu;
/** Where no spaces are written, a word has no borders: it is found within others, too. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]$/u;

/**
 * A text as hidden words are looked for in it: folded as names are, with every emoji a word of its own, in whatever tone of skin.
 * Empty where nothing of it can be looked for.
 */
export const wordsOf = (text: string): string =>
  text
    .split(emoji)
    .map((piece, index) => (index % 2 === 1 ? piece : foldName(piece.replace(unseen, ''))))
    .filter(piece => piece !== '')
    .join(' ');

/**
 * Judges texts by a list of hidden words and phrases (decisions, 5.3): true for one that contains any of them, letter case, accents and
 * spacing aside, as whole words. Made once for a list, since every text of a conversation is asked about.
 */
export function coverFor(hidden: readonly string[]): (text: string) => boolean {
  const wanted = hidden
    .map(wordsOf)
    .filter(word => word !== '')
    .map(bordered);
  if (wanted.length === 0) return () => false;
  return text => {
    const said = ` ${wordsOf(text)} `;
    return wanted.some(word => said.includes(word));
  };
}

function bordered(word: string): string {
  const letters = [...word];
  const border = (letter: string | undefined) => (letter && unspaced.test(letter) ? '' : ' ');
  return border(letters[0]) + word + border(letters.at(-1));
}
