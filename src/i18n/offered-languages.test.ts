import { expect, test } from 'vitest';
import { countryCodes } from '#contract/countries';
import { completeLanguages } from './catalogues.ts';
import { offeredLanguagesIn } from './offered-languages.ts';

test('in the Netherlands there is one language, and therefore no menu (spec 2.3)', () => {
  expect(offeredLanguagesIn('NL', { countries: countryCodes })).toEqual(['nl']);
});

test('in an unknown country every available language of the site is offered', () => {
  expect([...offeredLanguagesIn(null, { countries: countryCodes })].sort()).toEqual(
    [...completeLanguages].sort(),
  );
});

test('a site of one country offers only its languages', () => {
  expect(offeredLanguagesIn('US', { countries: ['NL'] })).toEqual(['nl']);
});
