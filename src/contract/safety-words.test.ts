import { expect, test } from 'vitest';
import { safetyNoteOf } from './safety-words.ts';

test.each([
  ['Could you buy a Steam-card and send the code?', 'money'],
  ['Kun je het met een TIKKIE doen', 'money'],
  ['Mijn I​BAN is NL91', 'money'],
  ['Please send me money, mon chér', 'money'],
  ['I will send your pictures to your wife', 'extortion'],
  ['Als je niet betaalt, staan je foto’s online', 'extortion'],
  ['Pay, or I tell your boss. Bitcoin only', 'extortion'],
  ['I love your pictures', null],
  ['Betalen we samen?', null],
  ['Welke crypt bedoel je, onder de kerk?', null],
  ['', null],
] as const)('"%s" gets the note %s (spec D5.3)', (text, note) => {
  expect(safetyNoteOf(text)).toBe(note);
});
