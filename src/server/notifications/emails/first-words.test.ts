import { expect, test } from 'vitest';
import { firstWords } from './first-words.ts';

const charactersOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

test.each([
  ['words', 'word '.repeat(60)],
  ['one long word', 'a'.repeat(500)],
  ['emoji of many characters', '👩🏽‍❤️‍💋‍👨🏿'.repeat(200)],
  ['line breaks', '\n'.repeat(900)],
])('%s become at most 120 characters, none of which is cut (spec D2.48)', (_what, text) => {
  const shown = firstWords(text, 120);
  const whole = charactersOf(text.replaceAll('\n', ' ').trim());
  const characters = charactersOf(shown.replace('…', ''));
  expect(characters.length).toBeLessThan(120);
  expect(characters).toEqual(whole.slice(0, characters.length));
});
