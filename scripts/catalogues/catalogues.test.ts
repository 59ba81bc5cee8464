import { expect, test } from 'vitest';
import type { LanguageCode } from '../../src/contract/languages.ts';
import { flatTexts } from '../../src/i18n/flat-texts.ts';
import { readIcu } from '../../src/i18n/read-icu.ts';
import { compareLanguage, compareVariant, findGermanSpelling, findUntranslated } from './compare.ts';
import { compareUses, keyUsesIn } from './uses.ts';

const dutch = flatTexts({ nav: { login: 'Inloggen', hello: 'Hoi {name}' }, x: { y: { z: 'diep' } } });

test('a catalogue is flattened into full keys', () => {
  expect([...dutch.keys()]).toEqual(['nav.login', 'nav.hello', 'x.y.z']);
});

test('readIcu finds placeholders and tags, and the length of the longest branch', () => {
  const text = readIcu('{n, plural, one {# dag} other {# <b>hele</b> dagen}} van {name}');
  expect(text).toMatchObject({ placeholders: ['<b>', 'n', 'name'], length: 6 + 1 + 4 + 6 + 5 + 6 });
  expect(readIcu('{n, plural, one {')).toBeUndefined();
});

test('a language has every text, with the placeholders of Dutch, at a length that fits (spec 1.5)', () => {
  const english = flatTexts({ nav: { hello: 'Hi {nome}', extra: 'x' }, x: { y: { z: 'd'.repeat(30) } } });
  expect(compareLanguage('en', dutch, english)).toEqual([
    'en nav.login: missing',
    'en nav.hello: takes {nome}, its base {name}',
    'en nav.extra: not in nl',
    'en x.y.z: 30 characters, of which 18 fit',
  ]);
  const french = flatTexts({ nav: { login: ' ', hello: 'Salut {' }, x: { y: { z: 'profond' } } });
  expect(compareLanguage('fr', dutch, french)).toEqual([
    'fr nav.login: empty',
    'fr nav.hello: not ICU message syntax',
  ]);
});

test('plurals have the classes of their language (spec 1.5)', () => {
  const counted = (...classes: string[]) =>
    flatTexts({ x: { days: `{n, plural, ${classes.map(name => `${name} {#}`).join(' ')}}` } });
  const base = counted('one', 'other');
  expect(compareLanguage('de', base, base)).toEqual([]);
  expect(compareLanguage('fr', base, counted('one', 'many', 'other'))).toEqual([]);
  expect(compareLanguage('pl', base, counted('=0', 'one', 'few', 'many', 'other'))).toEqual([]);
  expect(compareLanguage('pl', base, base)).toEqual([
    'pl x.days: a plural without "many"',
    'pl x.days: a plural without "few"',
  ]);
  expect(compareLanguage('nl', base, counted('one', 'few', 'other'))).toEqual([
    'nl x.days: "few" is no plural class',
  ]);
});

test('texts have the quotation marks of their language and single spaces (spec 1.5)', () => {
  const mistakes = (language: LanguageCode, text: string) =>
    compareLanguage(language, flatTexts({ x: { y: text } }), flatTexts({ x: { y: text } }));
  expect(mistakes('de', '„Hallo“, das ist ‚gut‘')).toEqual([]);
  expect(mistakes('en', '“Hi”, it’s ‘fine’')).toEqual([]);
  expect(mistakes('fr', '« Salut », c’est “bon”')).toEqual([]);
  expect(mistakes('pl', '„Cześć”')).toEqual([]);
  for (const [language, text] of [
    ['de', '“Hallo”'],
    ['en', '„Hi”'],
    ['fr', '„Salut“'],
    ['pl', '«Cześć»'],
  ] as const)
    expect(mistakes(language, text)).toEqual([`${language} x.y: a quotation mark of another language`]);
  expect(mistakes('nl', 'foto"s  hier')).toEqual(['nl x.y: two spaces', 'nl x.y: a straight quotation mark']);
});

test('every German text with German spelling has a Swiss one (spec 1.5)', () => {
  const german = flatTexts({ x: { street: 'Straße', quote: '„Ja“', plain: 'Hallo' } });
  expect(findGermanSpelling(german, flatTexts({ x: { street: 'Strasse' } }))).toEqual([
    'de-CH x.quote: German spelling',
  ]);
});

test('a text that is the same in another language is reported, unless it is on the list (spec 1.5)', () => {
  const [texts, other] = [
    flatTexts({ x: { a: 'Inloggen', b: 'Emoji', c: '{n}' } }),
    flatTexts({ x: { a: 'Inloggen', b: 'Emoji', c: '{n}' } }),
  ];
  expect(findUntranslated('pl', texts, other)).toEqual([
    'pl x.a: untranslated, or missing in same-texts.ts: Inloggen',
  ]);
});

test('a variant contains only texts that differ from its base', () => {
  const flemish = flatTexts({ nav: { login: 'Inloggen', hello: 'Dag {name}', gone: 'x' } });
  expect(compareVariant('nl-BE', dutch, flemish)).toEqual([
    'nl-BE nav.login: equal to its base',
    'nl-BE nav.gone: not in its base',
  ]);
});

test('unused keys, missing keys and computed keys without an enumeration are reported', () => {
  const texts = flatTexts({
    nav: { login: 'a', spare: 'b' },
    interest: { sushi: 'c' },
    state: { idle: 'd' },
  });
  const source = [
    "t('nav.login')",
    "const label = { key: 'state.idle' }",
    `t(\`interest.\${interest}\`)`,
    "t.rich('nav.gone', {})",
    `t(\`nav.\${name}\`)`,
    "format('nav.never')",
  ].join('\n');
  expect(compareUses(texts, ['interest'], keyUsesIn(new Map([['page.tsx', source]])))).toEqual([
    'nl nav.spare: used nowhere',
    'page.tsx: asks for nav.gone, which is not there',
    'page.tsx: asks for nav.*, which is not there',
  ]);
});
