import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

test.each([
  ['words', 'word '.repeat(60)],
  ['one long word', 'a'.repeat(500)],
  ['emoji of many characters', '👩🏽‍❤️‍💋‍👨🏿'.repeat(200)],
  ['line breaks', '\n'.repeat(900)],
])('%s become at most 120 characters, none of which is cut (spec D2.48)', (_what, text) => {
  const shown = firstWords(text, 120);
  expect([...new Intl.Segmenter().segment(shown)].length).toBeLessThanOrEqual(120);
  expect(shown.isWellFormed()).toBe(true);
  expect(text.replaceAll('\n', ' ').trim().startsWith(shown.replace('…', ''))).toBe(true);
});
