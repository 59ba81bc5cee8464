import { skeletonOf } from './plain-letters.ts';

/** Scripts that Unicode recommends for names (UAX 31, table 5). */
const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Georgian',
  'Ethiopic',
  'Khmer',
];
/** Scripts that one text may combine (UTS 39, "highly restrictive"). */
const COMBINED_SCRIPTS = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];
const WRITING_SYSTEMS = [...SCRIPTS.map(script => [script]), ...COMBINED_SCRIPTS].map(scripts => {
  const classes = ['Common', 'Inherited', ...scripts].map(script => `\\p{scx=${script}}`);
  return new RegExp(`^[${classes.join('')}]*$`, 'u');
});

/** @spec D2.40 */
export const mixesScripts = (name: string): boolean => {
  const normalized = name.normalize('NFKC');
  return !WRITING_SYSTEMS.some(writing => writing.test(normalized));
};

/** True for a name that only looks Latin, such as `apple` in Cyrillic. */
export function passesForLatin(name: string): boolean {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return letters !== '' && !/\p{scx=Latin}/u.test(letters) && /^[a-z]+$/.test(skeletonOf(letters));
}
