import { expect, test } from 'vitest';
import { isWordTyped, wordErrors } from './typed-word.ts';

const typed = (word: string) => {
  const values = new FormData();
  values.set('word', word);
  return values;
};

test('a dangerous act needs the word that its dialog shows; spaces and capitals do not matter (spec D5.10)', () => {
  for (const word of ['Otto van Dam', ' otto  VAN dam '])
    expect(isWordTyped(typed(word), 'Otto van Dam')).toBe(true);
  expect(isWordTyped(typed('Rene\u0301'), 'René')).toBe(true);
  for (const word of ['', 'Otto', 'Otto van Dam!'])
    expect(isWordTyped(typed(word), 'Otto van Dam')).toBe(false);
  expect(isWordTyped(new FormData(), 'Otto')).toBe(false);
});

test('no word is asked for where none is shown', () => {
  expect(wordErrors(typed('anything'), null)).toEqual({});
  expect(wordErrors(typed('Otto'), 'Otto')).toEqual({});
  expect(Object.keys(wordErrors(typed('Bert'), 'Otto'))).toEqual(['word']);
});
