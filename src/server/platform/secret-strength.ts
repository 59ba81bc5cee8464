import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const HEXADECIMAL = /^(?:[0-9a-f]+|[0-9A-F]+)$/;
/** Words and dates this short stand in random text, too. */
const ACCIDENT = 3;
/** So many equal steps in a row (as in 23456) are no accident. */
const RUN = 4;
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
 * patterns of the keyboard count what guessing them costs, everything else as drawn at random.
 */
export function estimatedBits(secret: string): number {
  const unit = shortestUnit(secret).slice(0, JUDGED_LENGTH);
  const bits = HEXADECIMAL.test(unit) ? bitsOfHexadecimal(unit) : bitsOfText(unit);
  return Math.floor(bits);
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
  return each * charactersOutsideRuns(text);
}

function charactersOutsideRuns(text: string): number {
  const steps = Array.from(text.slice(1), (_, at) => text.charCodeAt(at + 1) - text.charCodeAt(at));
  let [outside, run] = [text.length, 1];
  for (let at = 1; at < steps.length; at++) {
    run = steps[at] === steps[at - 1] ? run + 1 : 1;
    if (run === RUN) outside -= RUN - 1;
    else if (run > RUN) outside -= 1;
  }
  return outside;
}

function bitsOfText(text: string): number {
  const space = classes.reduce((sum, [some, size]) => sum + (some.test(text) ? size : 0), 0);
  const each = Math.log2(Math.max(2, Math.min(space, 64)));
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return judge.check(text).sequence.reduce((sum, match) => sum + bitsOfPart(match, each), 0);
}

function bitsOfPart({ pattern, token, guessesLog10 }: MatchExtended, each: number): number {
  // Where a word ends a space follows: that one is no choice.
  const spaces = token.split(' ').length - 1;
  const atRandom = (token.length - spaces) * each + spaces;
  if (pattern === 'bruteforce' || token.length <= ACCIDENT) return atRandom;
  return Math.min(atRandom, guessesLog10 * Math.log2(10));
}
