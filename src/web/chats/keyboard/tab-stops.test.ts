import { expect, test } from 'vitest';
import { nextStop, stopAfterRemoval } from './use-roving-focus.ts';

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
])('%s moves from message %s to %s (spec look)', (key, from, to) => {
  expect(nextStop(key, stops, from)).toBe(to);
});

test.each([
  ['the next one', ['a', 'b', 'c'], ['a', 'c'], 'b', 'c'],
  ['the previous one, if it was the newest', ['a', 'b', 'c'], ['z', 'a', 'b'], 'c', 'b'],
  ['the newest, if another page was loaded', ['a', 'b'], ['x', 'y'], 'a', 'y'],
  ['the first one left, if its position is unknown', ['a', 'b'], ['b'], 'c', 'b'],
  ['nothing, if none is left', ['a'], [], 'a', null],
])('after a removal the focus moves to %s', (_, before, now, lost, next) => {
  expect(stopAfterRemoval(before, now, lost)).toBe(next);
});
