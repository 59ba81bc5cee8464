import { expect, test } from 'vitest';
import { countryCodes } from '#contract/countries';
import type { LanguageCode } from '#contract/languages';
import { completeLanguages } from '#i18n/catalogues';
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

test('in a country of several languages there is a menu as soon as two of them are translated (spec 2.3)', () => {
  const spoken = { US: ['en', 'es'], BE: ['nl', 'fr', 'de'], CH: ['de', 'it', 'fr', 'en'] } as const;
  for (const [country, languages] of Object.entries(spoken)) {
    const translated = languages.filter(language => completeLanguages.includes(language));
    const [first] = translated;
    expect(first && hasMenu(country, first), country).toBe(translated.length > 1);
  }
});

test('where the country is unknown, every language can be chosen (spec 2.3)', () => {
  for (const language of completeLanguages) expect(hasMenu(null, language)).toBe(true);
});
