import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { isHashOfCommonPassword } from './common-password-hashes.ts';
import { phraseEntropyBits } from './secret-phrases.ts';
import { countUnpredictableCharacters } from './unpredictable-characters.ts';

const HEXADECIMAL = /^(?:[0-9a-f]+|[0-9A-F]+)$/;
/** Words and dates up to this length occur in random text by coincidence. */
const MAX_COINCIDENCE_LENGTH = 3;
/** An attacker finds the hash of a common password within about 2^17 guesses. */
const HASH_BITS = 17;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** A UUID's version and variant are fixed, so these bits do not count. */
const UUID_FIXED_BITS = 6;
/** Longer texts are cut, because analysing them takes long. */
const MAX_ANALYSED_LENGTH = 100;

const characterClasses: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 12],
];

/** Estimates in bits how hard a secret is to guess, as an upper bound. */
export function estimatedEntropyBits(secret: string): number {
  const unit = shortestUnit(secret.trim());
  if (isHashOfCommonPassword(unit)) return HASH_BITS;
  const analysed = unit.slice(0, MAX_ANALYSED_LENGTH);
  return Math.floor(phraseEntropyBits(analysed, partEntropyBits) ?? partEntropyBits(analysed));
}

function partEntropyBits(text: string): number {
  const uuids = text.match(UUID);
  if (!uuids) return HEXADECIMAL.test(text) ? hexadecimalEntropyBits(text) : textEntropyBits(text);
  const rest = text.replace(UUID, '').replace(/[^\p{L}\p{N}]/gu, '');
  const digits = uuids.join('').replaceAll('-', '').toLowerCase();
  return hexadecimalEntropyBits(digits) - uuids.length * UUID_FIXED_BITS + (rest ? partEntropyBits(rest) : 0);
}

/** Returns the shortest part that repeats to form the text. */
function shortestUnit(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return text.slice(0, period);
}

function hexadecimalEntropyBits(text: string): number {
  const distinct = new Set(text).size;
  // Text with few different digits does not look random, so each digit counts fewer bits.
  const bitsPerCharacter = distinct > 8 ? 4 : Math.log2(distinct);
  return bitsPerCharacter * countUnpredictableCharacters(text);
}

let zxcvbn: ZxcvbnFactory | null = null;

function textEntropyBits(text: string): number {
  const alphabetSize = characterClasses.reduce((sum, [some, size]) => sum + (some.test(text) ? size : 0), 0);
  const bitsPerCharacter = Math.log2(Math.max(2, Math.min(alphabetSize, 64)));
  zxcvbn ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const byWords = zxcvbn
    .check(text)
    .sequence.reduce((sum, match) => sum + matchEntropyBits(match, bitsPerCharacter), 0);
  return Math.min(byWords, bitsPerCharacter * countUnpredictableCharacters(text));
}

function matchEntropyBits({ pattern, token, guessesLog10 }: MatchExtended, bitsPerCharacter: number): number {
  // A space after a word is predictable and counts only one bit.
  const spaces = token.split(' ').length - 1;
  const atRandom = (token.length - spaces) * bitsPerCharacter + spaces;
  if (pattern === 'bruteforce' || token.length <= MAX_COINCIDENCE_LENGTH) return atRandom;
  return Math.min(atRandom, guessesLog10 * Math.log2(10));
}
