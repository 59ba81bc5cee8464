import { describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  languages,
  languagesOfCountries,
  localeOf,
  preferredLanguage,
  preferredRegion,
  visibleLanguages,
} from './languages.ts';

describe('the language of a caller', () => {
  const all = { cookie: 'fr', account: 'pl', domainLanguage: 'de_DE', acceptLanguage: 'it' };

  test.each([
    [all, 'fr'],
    [{ ...all, cookie: null }, 'pl'],
    [{ ...all, cookie: 'xx', account: null }, 'de'],
    [{ ...all, cookie: null, account: null, domainLanguage: 'sv_SE' }, 'it'],
    [{ domainLanguage: 'nl-BE' }, 'nl'],
    [{ domainLanguage: '', acceptLanguage: 'sv' }, 'nl'],
    [{}, 'nl'],
  ])('%o gives %s', (hints, expected) => {
    expect(chooseLanguage(hints)).toBe(expected);
  });

  test.each([
    [all, ['pl', 'de'], 'pl'],
    [{ cookie: 'nl', acceptLanguage: 'fr, de;q=0.5' }, ['en', 'de'], 'de'],
    [{ cookie: 'nl', domainLanguage: 'fr' }, ['en', 'de'], 'en'],
    [{ acceptLanguage: 'fr' }, ['de', 'nl'], 'nl'],
  ] as const)('%o on a site that offers %o gives %s', (hints, offered, expected) => {
    expect(chooseLanguage(hints, offered)).toBe(expected);
  });

  test.each([
    ['sv, fr;q=0.4, en-GB;q=0.8', 'en'],
    ['de-CH', 'de'],
    ['es;q=0, pl;q=0.1', 'pl'],
    ['*', undefined],
    [';;q=,,', undefined],
    ['en;q=abc', undefined],
  ])('a browser that asks for %s gets %s', (header, expected) => {
    expect(preferredLanguage(header)).toBe(expected);
  });
});

test.each([
  ['en-GB,en;q=0.9', 'en', 'GB'],
  ['nl-NL,nl;q=0.9,en-ie;q=0.8', 'en', 'IE'],
  ['en,nl-BE;q=0.5', 'nl', 'BE'],
  ['en', 'en', undefined],
  ['nl-NL', 'en', undefined],
  ['en-Latn-GB', 'en', undefined],
  [undefined, 'en', undefined],
] as const)('the region of %s for %s is %s (spec D2.28)', (header, language, region) => {
  expect(preferredRegion(header, language)).toBe(region);
});

test('the dropdown depends on the country, and offers all languages if it is unknown (spec 2.3)', () => {
  expect(visibleLanguages('be')).toEqual(['nl', 'fr', 'de']);
  expect(visibleLanguages('CH')).toEqual(['de', 'it', 'fr', 'en']);
  expect(visibleLanguages('SE')).toHaveLength(7);
});

test('a site offers the languages of its countries, in their order (spec 1.5)', () => {
  expect(languagesOfCountries({ countries: ['BE', 'GB', 'NL'] })).toEqual(['nl', 'fr', 'de', 'en']);
});

test('a locale joins language and country only where the country lists the language', () => {
  expect(localeOf('nl', 'BE')).toBe('nl-BE');
  expect(localeOf('en', 'GB')).toBe('en-GB');
  expect(localeOf('en', 'NL')).toBe('en-US');
  expect(localeOf('nl')).toBe('nl-NL');
});

test('every language has the code it is listed under', () => {
  for (const [code, language] of Object.entries(languages)) expect(language.code).toBe(code);
});
