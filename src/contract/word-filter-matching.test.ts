import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWordFilter, normalizeForWordFilter } from './word-filter-matching.ts';

const covers = (hidden: string, text: string): boolean => createWordFilter([hidden])(text);

describe('a filtered word covers a text that contains it (spec D5.3)', () => {
  test.each([
    ['Ex', 'mijn EX belde'],
    ['café', 'zullen we naar het CAFE?'],
    ['cafe', 'Café!'],
    ['geen  zin', 'Ik heb geen\nzin.'],
    ["don't", 'Don’t you'],
    ['ss', 'ß'],
    ['ｗｉｄｅ', 'so wide'],
    ['🍆', 'zin in 🍆?'],
    ['🍆', 'zin🍆🍆zin'],
    ['👋', '👋🏿'],
    ['❤', 'ik ❤️ je'],
    ['🇳🇱', 'uit 🇳🇱🇧🇪'],
    ['hoi 🍆', 'Hoi🍆'],
    ['ужин', 'Пойдём на УЖИН?'],
    ['Ωραίος', 'ΩΡΑΙΟΣ'],
    ['晚餐', '我们去吃晚餐吧'],
    ['ディナー', '今夜ディナーどう'],
    ['อาหาร', 'ไปกินอาหารกัน'],
    ['שלום', 'שָׁלוֹם!'],
    ['geld', 'ge\u200bl\u00add'],
  ])('%s covers %s', (hidden, text) => expect(covers(hidden, text)).toBe(true));

  test.each([
    ['ex', 'examen'],
    ['ex', 'seks, sex en rex'],
    ['geen zin', 'zin, geen'],
    ['geen zin', 'geen enkele zin'],
    ['ik', 'dik'],
    ['18', '2018'],
    ['ужин', 'ужинать'],
    ['🍆', 'aubergine'],
    ['🇱🇧', '🇳🇱🇧🇪'],
    ['hoi', ''],
  ])('%s does not cover %s', (hidden, text) => expect(covers(hidden, text)).toBe(false));

  test('a member without filtered words, or with only unmatchable ones, sees every text (spec D5.3)', () => {
    const nothing = fc.constantFrom([], [''], ['!!', ' - ']);
    fc.assert(
      fc.property(nothing, fc.string({ unit: 'binary' }), (hidden, text) => !createWordFilter(hidden)(text)),
    );
  });
});

const letters = fc.string({ unit: fc.constantFrom(...'abcdeéüñ'), minLength: 2, maxLength: 8 });
const phrase = fc.array(letters, { minLength: 1, maxLength: 3 }).map(words => words.join(' '));
const adjacentText = fc
  .array(fc.constantFrom('mit', '12', '…', '🎉', 'да', '\n', '(', ''))
  .map(all => all.join(' '));
const anyText = fc.string({ unit: 'grapheme' });

describe('for every text', () => {
  test('a phrase is found anywhere in a text, in any case and form, but not inside a longer word', () => {
    fc.assert(
      fc.property(
        phrase,
        adjacentText,
        adjacentText,
        fc.constantFrom('NFC', 'NFD'),
        (hidden, before, after, form) => {
          const written = hidden.toUpperCase().normalize(form).replaceAll(' ', ' \n');
          expect(covers(hidden, `${before} ${written}, ${after}`)).toBe(true);
          expect(covers(hidden, `${before} x${written}x ${after}`)).toBe(false);
        },
      ),
    );
  });

  test('normalizing is idempotent, and a normalized text matches itself', () => {
    fc.assert(
      fc.property(anyText, text => {
        expect(normalizeForWordFilter(normalizeForWordFilter(text))).toBe(normalizeForWordFilter(text));
        expect(covers(text, text)).toBe(normalizeForWordFilter(text) !== '');
      }),
    );
  });

  test('a list covers every text that any of its words covers', () => {
    fc.assert(
      fc.property(fc.array(phrase), anyText, (hidden, text) => {
        expect(createWordFilter(hidden)(text)).toBe(hidden.some(word => covers(word, text)));
      }),
    );
  });
});
