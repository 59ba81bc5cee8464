import { beforeEach, expect, test } from 'vitest';
import { TYPING_REPEAT_MS } from '#contract/constants';
import { createTypingReporter } from './typing-reporter.ts';

let clock = 0;
let reported: [at: number, typing: boolean][] = [];
const begin = () =>
  createTypingReporter(
    typing => reported.push([clock, typing]),
    () => clock,
  );
beforeEach(() => {
  clock = 0;
  reported = [];
});

test('typing is reported at the first character and every three seconds, not with every key', () => {
  const reporter = begin();
  for (; clock < 2 * TYPING_REPEAT_MS; clock += 100) reporter.wrote(`${clock}`);
  expect(reported).toEqual([
    [0, true],
    [TYPING_REPEAT_MS, true],
  ]);
});

test('an emptied field is reported once, and the next character at once', () => {
  const reporter = begin();
  reporter.wrote('H');
  reporter.wrote('');
  reporter.wrote('  ');
  reporter.wrote('Hi');
  reporter.stopped();
  reporter.stopped();
  expect(reported.map(([, typing]) => typing)).toEqual([true, false, true, false]);
});

test('opening a conversation reports nothing', () => {
  const reporter = begin();
  reporter.wrote('');
  reporter.stopped();
  expect(reported).toEqual([]);
});
