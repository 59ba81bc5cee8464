import { expect, test } from 'vitest';
import { stopAfterLoss, stopBy } from './stops.ts';

const stops = ['a', 'b', 'c'];

test.each([
  ['ArrowUp', 'b', 'a'],
  ['ArrowDown', 'b', 'c'],
  ['Home', 'c', 'a'],
  ['End', 'a', 'c'],
  ['ArrowUp', 'a', null],
  ['ArrowDown', 'c', null],
  ['End', 'c', null],
  ['ArrowDown', 'unknown', null],
  ['PageDown', 'b', null],
  ['toString', 'b', null],
])('%s leads from message %s to %s (look: Screen reader in chat)', (key, from, to) => {
  expect(stopBy(key, stops, from)).toBe(to);
});

test.each([
  ['the next one', ['a', 'b', 'c'], ['a', 'c'], 'b', 'c'],
  ['the one before, where it was the newest', ['a', 'b', 'c'], ['z', 'a', 'b'], 'c', 'b'],
  ['the newest, where another stretch was loaded', ['a', 'b'], ['x', 'y'], 'a', 'y'],
  ['the first that is left, where nobody knows where it stood', ['a', 'b'], ['b'], 'c', 'b'],
  ['nowhere, where nothing is left', ['a'], [], 'a', null],
])('who stands on a message that is gone stands on %s', (_, before, now, lost, next) => {
  expect(stopAfterLoss(before, now, lost)).toBe(next);
});
