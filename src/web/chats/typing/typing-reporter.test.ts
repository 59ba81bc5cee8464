import { beforeEach, expect, test } from 'vitest';
import { TYPING_REPEAT_MS } from '#contract/constants';
import { createTypingReporter } from './use-report-typing.ts';

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
  for (; clock < 2 * TYPING_REPEAT_MS; clock += 100) reporter.onInput(`${clock}`);
  expect(reported).toEqual([
    [0, true],
    [TYPING_REPEAT_MS, true],
  ]);
});

test('an emptied field is reported once, and the next character at once', () => {
  const reporter = begin();
  reporter.onInput('H');
  reporter.onInput('');
  reporter.onInput('  ');
  reporter.onInput('Hi');
  reporter.stop();
  reporter.stop();
  expect(reported.map(([, typing]) => typing)).toEqual([true, false, true, false]);
});

test('opening a conversation reports nothing', () => {
  const reporter = begin();
  reporter.onInput('');
  reporter.stop();
  expect(reported).toEqual([]);
});
