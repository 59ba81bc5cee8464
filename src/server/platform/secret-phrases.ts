import { dictionary } from '@zxcvbn-ts/language-common';

/** A word adds few bits of entropy, because language and context make words predictable. */
const WORD_BITS = 8;
const BITS_PER_CHARACTER = 1.5;
const REPEATED_WORD_BITS = 3;
/** These minimums distinguish a phrase from random text, which has few words. */
const MIN_WORDS = 3;
const MIN_WORD_LENGTH = 3;
const MIN_WORD_SHARE = 0.5;
/** A phrase has at most this many different separators; random text has more. */
const MAX_SEPARATORS = 3;

const WORD = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)\p{Nd}{0,4}$/u;
const NUMBER = /^\p{Nd}{1,4}$/u;
const VOWEL = /[aeiouy]/i;
const DIGIT_BITS = Math.log2(10);

/** Returns null for texts other than sentences and joined words. */
export function phraseEntropyBits(text: string, otherPartBits: (part: string) => number): number | null {
  const parts = splitPhrase(text);
  if (!parts) return null;
  return parts.reduce((sum, part, at) => {
    const bits = wordBits(part) ?? otherPartBits(part);
    return sum + (parts.indexOf(part) < at ? Math.min(bits, REPEATED_WORD_BITS) : bits);
  }, 0);
}

function wordBits(part: string): number | null {
  if (NUMBER.test(part)) return part.length * DIGIT_BITS;
  return WORD.test(part) ? Math.min(WORD_BITS, part.length * BITS_PER_CHARACTER) : null;
}

function splitPhrase(text: string): string[] | null {
  const separators = new Set(text.match(/[^\p{L}\p{N}\s]/gu));
  if (separators.size > MAX_SEPARATORS) return null;
  const separated = text.split(/[^\p{L}\p{N}]+/u).filter(part => part !== '');
  if (areMostlyWords(separated, looksLikeWord)) return separated;
  const capitalised = separated.flatMap(part => part.split(/(?<=\p{Ll})(?=\p{Lu})/u));
  return areMostlyWords(capitalised, looksLikeWord) && areMostlyWords(capitalised, isCommonWord)
    ? capitalised
    : null;
}

function areMostlyWords(parts: readonly string[], isWord: (part: string) => boolean): boolean {
  const words = parts.filter(isWord);
  return words.length >= MIN_WORDS && words.join('').length >= parts.join('').length * MIN_WORD_SHARE;
}

const looksLikeWord = (part: string): boolean =>
  part.length >= MIN_WORD_LENGTH && ((WORD.test(part) && VOWEL.test(part)) || NUMBER.test(part));

/** Requires dictionary words, because random text split at capitals also resembles words. */
const isCommonWord = (part: string): boolean => {
  commonWords ??= new Set(Object.values(dictionary).flat());
  return part.length > MIN_WORD_LENGTH && commonWords.has(part.toLowerCase().replace(/\p{Nd}+$/u, ''));
};
let commonWords: ReadonlySet<string> | null = null;
