import { expect, test } from 'vitest';
import { countryCodes } from '#contract/countries';
import { type LanguageCode, languageCodes } from '#contract/languages';
import { offeredLanguagesIn } from '#i18n/offered-languages';
import { hasLanguageChoice } from './offered-languages.ts';

const hasMenu = (country: string | null, current: LanguageCode) =>
  hasLanguageChoice(offeredLanguagesIn(country, { countries: countryCodes }), current);

test('a reader of a Dutch page in a country without Dutch can change its language (spec 2.3, D2.45)', () => {
  for (const country of ['US', 'CH', 'GB', 'AU']) expect(hasMenu(country, 'nl'), country).toBe(true);
});

test('in the Netherlands there is a menu only for who reads another language (spec 2.3, D2.45)', () => {
  expect([hasMenu('NL', 'nl'), hasMenu('NL', 'en')]).toEqual([false, true]);
});

test('in a country of several languages there is always a menu (spec 2.3)', () => {
  const spoken = { US: 'en', BE: 'nl', CH: 'de', CA: 'fr' } as const;
  for (const [country, language] of Object.entries(spoken))
    expect(hasMenu(country, language), country).toBe(true);
});

test('where the country is unknown, every language can be chosen (spec 2.3)', () => {
  for (const language of languageCodes) expect(hasMenu(null, language)).toBe(true);
});
