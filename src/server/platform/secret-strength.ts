import { hash } from 'node:crypto';
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { phraseEntropyBits } from './secret-phrases.ts';

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

/** In 23456, the last three characters are predictable and do not count. */
const MIN_RUN = 3;
const MIN_PATTERN_RUN = 4;
const MAX_PATTERN_LENGTH = 4;

function countUnpredictableCharacters(text: string): number {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  const predicted = new Set<number>();
  for (let length = 1; length <= MAX_PATTERN_LENGTH; length++) {
    const minRun = length === 1 ? MIN_RUN : MIN_PATTERN_RUN;
    for (const [from, to] of repeatedSteps(steps, length))
      if (to - from >= minRun) for (let at = from; at < to; at++) predicted.add(at);
  }
  return text.length - predicted.size;
}

/** Returns the ranges in which each step equals the step `length` positions before. */
function repeatedSteps(steps: readonly number[], length: number): [number, number][] {
  const runs: [number, number][] = [];
  let from = length;
  for (let at = length; at <= steps.length; at++) {
    if (at < steps.length && steps[at] === steps[at - length]) continue;
    runs.push([from, at]);
    from = at + 1;
  }
  return runs;
}

/** The hash algorithm by the number of hexadecimal digits of its hashes. */
const ALGORITHMS: Readonly<Record<number, string>> = { 32: 'md5', 40: 'sha1', 64: 'sha256', 128: 'sha512' };

const PREFIX_LENGTH = 12;
const hashPrefix = (hashed: string) => Number.parseInt(hashed.slice(0, PREFIX_LENGTH), 16);
const hashesByAlgorithm = new Map<string, ReadonlySet<number>>();

/** Also recognizes the empty text, and passwords with the line break that `echo` adds. */
function isHashOfCommonPassword(text: string): boolean {
  const algorithm = ALGORITHMS[text.length];
  if (!algorithm || !/^[0-9a-f]+$/i.test(text)) return false;
  const hashes = hashesByAlgorithm.get(algorithm) ?? hashCommonPasswords(algorithm);
  hashesByAlgorithm.set(algorithm, hashes);
  return hashes.has(hashPrefix(text));
}

function hashCommonPasswords(algorithm: string): ReadonlySet<number> {
  const words = ['', ...Object.values(dictionary).flat()];
  return new Set(words.flatMap(word => [word, `${word}\n`].map(input => hashPrefix(hash(algorithm, input)))));
}
