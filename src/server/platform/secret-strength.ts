import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isHashOfWord } from './hashes-of-words.ts';
import { bitsOfPhrase } from './secret-phrases.ts';
import { unpredictedCharacters } from './unpredicted-characters.ts';

const HEXADECIMAL = /^(?:[0-9a-f]+|[0-9A-F]+)$/;
/** Words and dates this short stand in random text, too. */
const ACCIDENT = 3;
/** What one of some 100,000 guesses is worth: a word, plain or with its end of line. */
const HASH_BITS = 17;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** The version and the variant of a UUID are no choice. */
const UUID_FIXED_BITS = 6;
/** Judging more takes long, and so much is enough. */
const JUDGED_LENGTH = 100;

const classes: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 12],
];

/**
 * How many bits of entropy a secret has at most, by what can be seen of it: repeats, runs, and (where it is not hexadecimal) words, dates and
 * patterns of the keyboard count what guessing them costs, everything else as drawn at random. The words of a sentence count little, a hash
 * of a usual password what guessing the password costs.
 */
export function estimatedBits(secret: string): number {
  const unit = shortestUnit(secret.trim());
  if (isHashOfWord(unit)) return HASH_BITS;
  const judged = unit.slice(0, JUDGED_LENGTH);
  return Math.floor(bitsOfPhrase(judged, bitsOfPart) ?? bitsOfPart(judged));
}

function bitsOfPart(text: string): number {
  const uuids = text.match(UUID);
  if (!uuids) return HEXADECIMAL.test(text) ? bitsOfHexadecimal(text) : bitsOfText(text);
  const rest = text.replace(UUID, '').replace(/[^\p{L}\p{N}]/gu, '');
  const digits = uuids.join('').replaceAll('-', '').toLowerCase();
  return bitsOfHexadecimal(digits) - uuids.length * UUID_FIXED_BITS + (rest ? bitsOfPart(rest) : 0);
}

/** The part of which the whole is a repetition: the whole, where it is none. */
function shortestUnit(text: string): string {
  const again = (text + text).indexOf(text, 1);
  return text.slice(0, again);
}

function bitsOfHexadecimal(text: string): number {
  const distinct = new Set(text).size;
  // Half of the digits missing in 32 and more is no accident.
  const each = distinct > 8 ? 4 : Math.log2(distinct);
  return each * unpredictedCharacters(text);
}

/** Made when a text is judged first: most processes never need it. */
let judge: ZxcvbnFactory | null = null;

function bitsOfText(text: string): number {
  const space = classes.reduce((sum, [some, size]) => sum + (some.test(text) ? size : 0), 0);
  const each = Math.log2(Math.max(2, Math.min(space, 64)));
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const byWords = judge.check(text).sequence.reduce((sum, match) => sum + bitsOfMatch(match, each), 0);
  return Math.min(byWords, each * unpredictedCharacters(text));
}

function bitsOfMatch({ pattern, token, guessesLog10 }: MatchExtended, each: number): number {
  // Where a word ends a space follows: that one is no choice.
  const spaces = token.split(' ').length - 1;
  const atRandom = (token.length - spaces) * each + spaces;
  if (pattern === 'bruteforce' || token.length <= ACCIDENT) return atRandom;
  return Math.min(atRandom, guessesLog10 * Math.log2(10));
}
