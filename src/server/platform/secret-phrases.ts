import { dictionary } from '@zxcvbn-ts/language-common';

/** What a word of a sentence is worth at most, and each of its letters: the words around it and the language foretell the most of it. */
const WORD_BITS = 8;
const LETTER_BITS = 1.5;
/** A word that was there before. */
const AGAIN_BITS = 3;
/** What a text is taken for a phrase by: so many telling words, in which at least half of it stands. Shorter ones stand in random text, too. */
const LEAST_WORDS = 3;
const LEAST_LENGTH = 3;
const LEAST_SHARE = 0.5;
/** People separate words by blanks and a few signs, random text has many. */
const MOST_SIGNS = 3;

const WORD = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)\p{Nd}{0,4}$/u;
const NUMBER = /^\p{Nd}{1,4}$/u;
const VOWEL = /[aeiouy]/i;
const DIGIT_BITS = Math.log2(10);

/**
 * The entropy in bits of a sentence, or of words separated by signs or capitals (`replace_this_secret`, `MySecret`); null for a text that
 * is not made of words. Signs and blanks count nothing, a part that is no word counts what `bitsOfOther` says.
 */
export function bitsOfPhrase(text: string, bitsOfOther: (part: string) => number): number | null {
  const parts = partsOf(text);
  if (!parts) return null;
  return parts.reduce((sum, part, at) => {
    const bits = wordBits(part) ?? bitsOfOther(part);
    return sum + (parts.indexOf(part) < at ? Math.min(bits, AGAIN_BITS) : bits);
  }, 0);
}

function wordBits(part: string): number | null {
  if (NUMBER.test(part)) return part.length * DIGIT_BITS;
  return WORD.test(part) ? Math.min(WORD_BITS, part.length * LETTER_BITS) : null;
}

function partsOf(text: string): string[] | null {
  const signs = new Set(text.match(/[^\p{L}\p{N}\s]/gu));
  if (signs.size > MOST_SIGNS) return null;
  const separated = text.split(/[^\p{L}\p{N}]+/u).filter(part => part !== '');
  if (areMostlyWords(separated, isTelling)) return separated;
  const capitalised = separated.flatMap(part => part.split(/(?<=\p{Ll})(?=\p{Lu})/u));
  return areMostlyWords(capitalised, isTelling) && areMostlyWords(capitalised, isUsual) ? capitalised : null;
}

function areMostlyWords(parts: readonly string[], isWord: (part: string) => boolean): boolean {
  const words = parts.filter(isWord);
  return words.length >= LEAST_WORDS && words.join('').length >= parts.join('').length * LEAST_SHARE;
}

const isTelling = (part: string): boolean =>
  part.length >= LEAST_LENGTH && ((WORD.test(part) && VOWEL.test(part)) || NUMBER.test(part));

/** Capitals stand everywhere in random text: words between them have to be known ones. */
const isUsual = (part: string): boolean => {
  usualWords ??= new Set(Object.values(dictionary).flat());
  return part.length > LEAST_LENGTH && usualWords.has(part.toLowerCase().replace(/\p{Nd}+$/u, ''));
};
let usualWords: ReadonlySet<string> | null = null;
