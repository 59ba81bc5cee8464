import { expect, test } from 'vitest';
import { insertAt } from './composer.tsx';

test.each([
  ['in the middle', 'ab', 1, 1, 'a😀b', 3],
  ['in place of what is selected', 'abc', 1, 2, 'a😀c', 3],
  ['into an empty field', '', 0, 0, '😀', 2],
])('an emoji is inserted %s, and the caret is behind it', (_, text, from, to, made, caret) => {
  expect(insertAt(text, { from, to }, '😀')).toEqual({ text: made, caret });
});
