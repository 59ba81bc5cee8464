import { expect, test } from 'vitest';
import { compareLanguage, compareVariant } from './compare.ts';
import { flatTexts } from './flat-texts.ts';
import { readIcu } from './icu.ts';
import { compareUses, usesIn } from './uses.ts';

const dutch = flatTexts({ nav: { login: 'Inloggen', hello: 'Hoi {name}' }, x: { y: { z: 'diep' } } });

test('catalogues are spread out into full keys', () => {
  expect([...dutch.keys()]).toEqual(['nav.login', 'nav.hello', 'x.y.z']);
});

test('a text is read with its placeholders, tags and longest branch', () => {
  const text = readIcu('{n, plural, one {# dag} other {# <b>hele</b> dagen}} van {name}');
  expect(text).toEqual({ placeholders: ['<b>', 'n', 'name'], length: 6 + 1 + 4 + 6 + 5 + 6 });
  expect(readIcu('{n, plural, one {')).toBeUndefined();
});

test('a language is held against Dutch', () => {
  const english = flatTexts({ nav: { hello: 'Hi {nome}', extra: 'x' }, x: { y: { z: 'd'.repeat(30) } } });
  expect(compareLanguage('en', dutch, english, true)).toEqual([
    'en nav.login: missing',
    'en nav.hello: takes {nome}, its base {name}',
    'en nav.extra: not in nl',
    'en x.y.z: 30 characters, its base 4',
  ]);
  expect(compareLanguage('fr', dutch, flatTexts({ nav: { login: 'Connexion' } }), false)).toEqual([]);
  expect(compareLanguage('fr', dutch, flatTexts({ nav: { login: ' ', hello: 'Salut {' } }), false)).toEqual([
    'fr nav.login: empty',
    'fr nav.hello: not ICU message syntax',
  ]);
});

test('a variant says only what differs', () => {
  const flemish = flatTexts({ nav: { login: 'Inloggen', hello: 'Dag {name}', gone: 'x' } });
  expect(compareVariant('nl-BE', dutch, flemish)).toEqual([
    'nl-BE nav.login: equal to its base',
    'nl-BE nav.gone: not in its base',
  ]);
});

test('the source uses keys by their full name, or by a computed one of an enumeration', () => {
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
  expect(compareUses(texts, ['interest'], usesIn(new Map([['page.tsx', source]])))).toEqual([
    'nl nav.spare: used nowhere',
    'page.tsx: asks for nav.gone, which is not there',
    'page.tsx: asks for nav.*, which is not there',
  ]);
});
