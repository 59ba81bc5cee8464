import { describe, expect, test } from 'vitest';
import { type CountryCode, countryCodes } from '#contract/countries';
import { landerPaths, sitePaths } from '#contract/public-pages';
import { offeredLanguages } from './offered-languages.ts';
import { alternatesOf, pageLanguages, requestedLanguage } from './page-languages.ts';

const hreflangs = (...countries: CountryCode[]) =>
  alternatesOf('/pricing', { countries }).map(({ hreflang, path }) => `${hreflang} ${path}`);

describe('the addresses of a public page in other languages (spec 1.5, 2.7)', () => {
  test('are one a language, one a language of each country, and the address that suits every reader', () => {
    expect(hreflangs('NL', 'BE', 'GB', 'US')).toEqual([
      'x-default /pricing',
      ...['nl', 'fr', 'de', 'en', 'es'].map(language => `${language} /pricing?lang=${language}`),
      ...['nl-NL', 'nl-BE', 'fr-BE', 'de-BE', 'en-GB', 'en-US', 'es-US'].map(
        hreflang => `${hreflang} /pricing?lang=${hreflang.slice(0, 2)}`,
      ),
    ]);
  });

  test('are none where the site has one language', () => {
    expect(hreflangs('NL')).toEqual([]);
    expect(hreflangs('GB', 'IE', 'AU')).toEqual([]);
    expect(hreflangs('FR')).toEqual([]);
  });

  test.each([...sitePaths, ...landerPaths])(
    '%s: every language and country is named once, and each address names itself',
    path => {
      const alternates = alternatesOf(path, { countries: countryCodes });
      const names = alternates.map(({ hreflang }) => hreflang);
      expect(new Set(names).size).toBe(names.length);
      expect(new Set(alternates.map(alternate => alternate.path))).toEqual(
        new Set([
          path,
          ...offeredLanguages({ countries: countryCodes }).map(language => `${path}?lang=${language}`),
        ]),
      );
      for (const name of names) expect(name).toMatch(/^(x-default|[a-z]{2}|[a-z]{2}-[A-Z]{2})$/);
    },
  );

  test('do not exist for pages of members, whose language is theirs', () => {
    for (const path of ['/members', '/members/1/landing', '/likes', '/signup', '/lang-config', '/pages/none'])
      expect(
        [alternatesOf(path, { countries: countryCodes }), pageLanguages(path, { countries: countryCodes })],
        path,
      ).toEqual([[], []]);
  });
});

test.each([
  ['/pricing', 'en', 'en'],
  ['/', 'nl', 'nl'],
  ['/landers/gallery', 'en', 'en'],
  ['/landers/gallery/weekend', 'en', 'en'],
  ['/pricing', 'fr', null],
  ['/pricing', 'EN', null],
  ['/pricing', 'en-GB', null],
  ['/pricing', ['en', 'nl'], null],
  ['/pricing', undefined, null],
  ['/members', 'en', null],
  ['/landers/adultonly/weekend', 'en', null],
])('%s with the language %s is shown in %s (spec 1.5)', (path, value, language) => {
  expect(requestedLanguage(path, value, { countries: ['NL', 'GB'] })).toBe(language);
});

test('a site with one language ignores the parameter (spec 1.5)', () => {
  expect(requestedLanguage('/', 'nl', { countries: ['NL'] })).toBeNull();
});
