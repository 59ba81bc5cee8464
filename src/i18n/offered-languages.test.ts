import { expect, test } from 'vitest';
import { countryCodes } from '#contract/countries';
import { completeLanguages } from './catalogues.ts';
import { offeredIn } from './offered-languages.ts';

test('in the Netherlands there is nothing to choose, and so no dropdown (spec 2)', () => {
  expect(offeredIn('NL', countryCodes)).toEqual(['nl']);
});

test('where the country is unknown every written language of the site is offered', () => {
  expect([...offeredIn(null, countryCodes)].sort()).toEqual([...completeLanguages].sort());
});

test('a site of one country offers its languages alone', () => {
  expect(offeredIn('US', ['NL'])).toEqual(['nl']);
});
