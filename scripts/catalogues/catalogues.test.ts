import { expect, test } from 'vitest';
import { flatTexts } from '../../src/i18n/flat-texts.ts';
import { readIcu } from '../../src/i18n/read-icu.ts';
import { compareLanguage, compareVariant } from './compare.ts';
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

test('a language is compared with Dutch', () => {
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
