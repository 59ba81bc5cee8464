import { expect, test } from 'vitest';
import { languageCodes } from '#contract/languages';
import { textPages } from '#contract/public-pages';
import { loadPublicMessages } from '../load-messages.ts';
import { createText } from '../text.ts';
import { loadPage } from './load-page.ts';
import { fillPage, pageValues } from './page-values.ts';
import type { StaticPage } from './static-page.ts';

type Source = Parameters<typeof pageValues>[0];

const settings = { name: 'Lavender', refund_days: 14, fictional_warning: '' } as Source['settings'];
const company = {
  country: 'NL',
  tradenames: ['Lavender', 'Evening'],
  vat_numbers: { NL: 'NL1' },
} as Source['company'];
const t = createText('nl', await loadPublicMessages('nl'));
const values = pageValues({ settings, company, t, locale: 'nl' });

const placeholders = (page: unknown) => (JSON.stringify(page).match(/\{\w+\}/g) ?? []).sort();

const shape = (page: StaticPage) =>
  page.sections.map(section => [
    section.id,
    section.paragraphs?.length,
    section.list?.length,
    section.links?.map(link => link.href),
  ]);

test.each(textPages)('%s has the same content in every language (spec 1.5, 2.9)', async slug => {
  const dutch = await loadPage(slug, 'nl-BE');
  for (const language of languageCodes) {
    const page = await loadPage(slug, language);
    expect(placeholders(page), language).toEqual(placeholders(dutch));
    expect(shape(page), language).toEqual(shape(dutch));
    if (language !== 'nl') expect(page.title + page.intro, language).not.toBe(dutch.title + dutch.intro);
  }
});

test.each(textPages)('%s names nothing that has no value', async slug => {
  const page = await loadPage(slug, 'nl');
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
