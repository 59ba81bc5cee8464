import { beforeEach, expect, test } from 'vitest';
import { TYPING_REPEAT_MS } from '#contract/constants';
import { createTypingReporter } from './typing-reporter.ts';

let clock = 0;
let told: [at: number, typing: boolean][] = [];
const begin = () =>
  createTypingReporter(
    typing => told.push([clock, typing]),
    () => clock,
  );
beforeEach(() => {
  clock = 0;
  told = [];
});

test('typing is reported at the first character and every three seconds, not with every key', () => {
  const signs = begin();
  for (; clock < 2 * TYPING_REPEAT_MS; clock += 100) signs.wrote(`${clock}`);
  expect(told).toEqual([
    [0, true],
    [TYPING_REPEAT_MS, true],
  ]);
});

test('an emptied field is reported once, and the next character at once', () => {
  const signs = begin();
  signs.wrote('H');
  signs.wrote('');
  signs.wrote('  ');
  signs.wrote('Hi');
  signs.stopped();
  signs.stopped();
  expect(told.map(([, typing]) => typing)).toEqual([true, false, true, false]);
});

test('opening a conversation reports nothing', () => {
  const signs = begin();
  signs.wrote('');
  signs.stopped();
  expect(told).toEqual([]);
});
