import { expect, test } from 'vitest';
import { textPages } from '#contract/public-pages';
import { completeLanguages } from '../catalogues.ts';
import { loadPublicMessages } from '../load-messages.ts';
import { createText } from '../text.ts';
import { loadPage } from './load-page.ts';
import { fillPage, pageValues } from './page-values.ts';

type PageValuesArguments = Parameters<typeof pageValues>;

const settings = { name: 'Lavender', refund_days: 14, fictional_warning: '' } as PageValuesArguments[0];
const company = {
  country: 'NL',
  tradenames: ['Lavender', 'Evening'],
  vat_numbers: { NL: 'NL1' },
} as PageValuesArguments[1];
const values = pageValues(settings, company, createText('nl', await loadPublicMessages('nl')));

const placeholders = (page: unknown) => (JSON.stringify(page).match(/\{\w+\}/g) ?? []).sort();

test.each(textPages)('%s has the same content in Dutch and English', async slug => {
  const { page: dutch } = await loadPage(slug, 'nl-BE');
  const { page: english } = await loadPage(slug, 'en-US');
  expect(placeholders(english)).toEqual(placeholders(dutch));
  const shape = (page: typeof dutch) =>
    page.sections.map(section => [
      section.id,
      section.paragraphs?.length,
      section.list?.length,
      section.links?.map(link => link.href),
    ]);
  expect(shape(english)).toEqual(shape(dutch));
});

test.each(textPages)(
  '%s is written in every language that sites offer, because its address in that language says so (spec 1.5)',
  async slug => {
    for (const language of completeLanguages)
      expect((await loadPage(slug, language)).language).toBe(language);
  },
);

test.each(textPages)('%s names nothing that has no value', async slug => {
  const { page } = await loadPage(slug, 'nl');
  const known = Object.keys(values).map(name => `{${name}}`);
  expect(placeholders(page).filter(name => !known.includes(name))).toEqual([]);
});

test('placeholders are filled wherever they stand, and one without a value shows', () => {
  const page = {
    title: '{site}',
    description: '{company_tradenames}',
    intro: '{nonsense}',
    sections: [
      { heading: '{site}', paragraphs: ['{refund_days} dagen'], list: ['{company_vat}, {company_country}'] },
    ],
  };
  expect(fillPage(page, values)).toMatchObject({
    title: 'Lavender',
    description: 'Lavender, Evening',
    intro: '{nonsense}',
    sections: [{ heading: 'Lavender', paragraphs: ['14 dagen'], list: ['NL1, Nederland'] }],
  });
});

test('a page without a translation is in Dutch, with a note', async () => {
  expect((await loadPage('terms', 'pl-PL')).language).toBe('nl');
  expect((await loadPage('terms', 'en-GB')).language).toBe('en');
});
