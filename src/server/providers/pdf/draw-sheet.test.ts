import { expect, test } from 'vitest';
import { drawSheet } from './draw-sheet.ts';
import { readPdf } from './testing/read-pdf.ts';

const at = new Date('2026-03-14T12:00:00Z');
const sheet = {
  ...{ language: 'pl-PL', title: 'Paragon 7', at },
  issuer: ['Łódzka Firma', 'Źródlana 12'],
  rows: [
    { label: 'Zażółć gęślą jaźń', value: '1\u202f234,56\u00a0zł' },
    { label: 'Razem', value: '€ 9,99', strong: true },
  ],
  notes: ['Ŝ is no letter of the font'],
};

test('the text of a sheet can be extracted in every script', async () => {
  const { text } = readPdf(await drawSheet(sheet));
  expect(text.split('\n').slice(0, 7)).toEqual([
    'Łódzka Firma',
    'Źródlana 12',
    'Paragon 7',
    'Zażółć gęślą jaźń',
    '1\u00a0234,56\u00a0zł',
    'Razem',
    '€ 9,99',
  ]);
});

test('a sheet declares its language, title, headings and rows (PDF/UA)', async () => {
  const { source } = readPdf(await drawSheet(sheet));
  for (const marker of [
    '/Lang (pl-PL)',
    '/DisplayDocTitle true',
    '/S /H1',
    '/S /Table',
    '/S /TR',
    '/S /TH',
    '/Marked true',
  ])
    expect(source).toContain(marker);
  expect(source).toContain('pdfuaid:part');
});
