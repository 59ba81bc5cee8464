import { describe, expect, test } from 'vitest';
import { languageCodes } from '#contract/languages';
import { pageSlugs } from '#contract/public-pages';
import { loadPage } from './load-page.ts';
import { readPage, unknownPlaceholders, writePage } from './page-source.ts';

test.each(pageSlugs)(
  '%s is written as staff edit it, and read back unchanged (spec 2.9, D5.10)',
  async slug => {
    for (const language of languageCodes) {
      const page = await loadPage(slug, language);
      expect(readPage(writePage(page))).toEqual(page);
    }
  },
);

const head = '# Title\n> Description\n\nIntroduction\n';

test('lines of one paragraph belong together, and markup is text (spec 2.9)', () => {
  expect(readPage(`${head}\n## One\nA first\nline\n\n<b>second</b>\n- item\n[FAQ](/pages/faq)`)).toEqual({
    title: 'Title',
    description: 'Description',
    intro: 'Introduction',
    sections: [
      {
        heading: 'One',
        paragraphs: ['A first line', '<b>second</b>'],
        list: ['item'],
        links: [{ label: 'FAQ', href: '/pages/faq' }],
      },
    ],
  });
});

test('a section keeps the name that links end with (spec 2.9)', () => {
  const page = readPage(`${head}## Form {#the-form}\ntext\n## Plain {#No}\n`);
  expect(page).toMatchObject({ sections: [{ id: 'the-form', heading: 'Form' }, { heading: 'Plain {#No}' }] });
});

describe('a page that lacks something names the line (spec 2.9, D5.10)', () => {
  test.each([
    ['', 1],
    ['## One', 1],
    [head, 5],
    [`${head}- item`, 5],
    [`${head}## One\n# Two`, 6],
    [`${head}## One\n[Elsewhere](https://example.com)`, 6],
    [`${head}## One\n[Elsewhere](//example.com)`, 6],
    [`${head}## One\n[Script](javascript:alert)`, 6],
    [`${head}## One\na\u0000b`, 6],
  ])('%j', (source, line) => {
    expect(readPage(source)).toEqual({ line });
  });
});

test('placeholders without a value are named (spec 2.9)', () => {
  expect(unknownPlaceholders('{site} and {nonsense}', ['site'])).toEqual(['nonsense']);
});
