import { expect, test } from 'vitest';
import { countryCodes } from '#contract/countries';
import { languageCodes } from '#contract/languages';
import { offeredLanguagesIn } from './offered-languages.ts';

test('in the Netherlands there is one language, and therefore no menu (spec 2.3)', () => {
  expect(offeredLanguagesIn('NL', { countries: countryCodes })).toEqual(['nl']);
});

test('in an unknown country every available language of the site is offered', () => {
  expect([...offeredLanguagesIn(null, { countries: countryCodes })].sort()).toEqual([...languageCodes]);
});

test.each([
  ...[
    ['US', 'en es'],
    ['NL', 'nl'],
    ['BE', 'nl fr de'],
    ['FR', 'fr'],
    ['IT', 'it'],
    ['ES', 'es'],
    ['DE', 'de'],
  ],
  ...[
    ['AT', 'de'],
    ['IE', 'en'],
    ['GB', 'en'],
    ['CA', 'en fr'],
    ['PL', 'pl'],
    ['AU', 'en'],
    ['NZ', 'en'],
  ],
  ['CH', 'de it fr en'],
])('in %s the language menu has %s (spec 2.3)', (country, languages) => {
  expect(offeredLanguagesIn(country, { countries: countryCodes }).join(' ')).toBe(languages);
});

test('a site of one country offers only its languages', () => {
  expect(offeredLanguagesIn('US', { countries: ['NL'] })).toEqual(['nl']);
});
