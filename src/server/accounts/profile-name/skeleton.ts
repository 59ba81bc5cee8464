import unhomoglyph from 'unhomoglyph';
import { plainLetters } from './plain-letters.ts';

/**
 * Texts that look alike have the same skeleton (UTS 39).
 * @spec D2.40
 */
export const skeletonOf = (text: string): string =>
  unhomoglyph(plainLetters(text).normalize('NFKD').toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Replaces digits and symbols by what they imitate, such as 1 and ! by i. */
export const comparableForm = (word: string): string =>
  skeletonOf(word)
    .replaceAll('rn', 'm')
    .replace(/[l1|!]/g, 'i')
    .replace(/[0345$@7]/g, sign => LOOKALIKES[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, '');

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
};
