import unhomoglyph from 'unhomoglyph';
import { plainLetters } from './plain-letters.ts';

/**
 * A text as the eye may take it: compatibility forms and marks are gone, and each letter is the Latin one it is confused with
 * (the skeleton of UTS 39). Two texts that look alike have the same skeleton; it is never shown.
 */
export const skeletonOf = (text: string): string =>
  unhomoglyph(plainLetters(text).normalize('NFKD').toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** A word as it is compared with a forbidden one: its skeleton without regard to digits and signs that stand for letters. */
export const comparableForm = (word: string): string =>
  skeletonOf(word)
    .replaceAll('rn', 'm')
    .replace(/[l1|!]/g, 'i')
    .replace(/[0345$@7]/g, sign => LETTER_FOR[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, '');

const LETTER_FOR: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
};
