import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCreditorId } from '../../site/settings.ts';
import { bankDaysAfter, isBankDay } from './bank-days.ts';
import { bankText } from './bank-text.ts';
import { composeCollectionFile, type DebitCollection } from './collection-file.ts';

const signs = fc.constantFrom(...'aZ9 <>&"\'/-_]\n', 'é', 'ß', 'Ł', 'Ж', '中', '😀', '\u0301', '\u200d');

describe('bank days', () => {
  test('exclude Easter, Christmas, New Year and the first of May', () => {
    const holidays = [
      '2024-03-29',
      '2024-04-01',
      '2025-04-18',
      '2025-04-21',
      '2026-04-03',
      '2026-04-06',
      '2027-03-26',
      '2027-03-29',
      '2038-04-23',
      '2038-04-26',
      '2049-04-16',
      '2026-01-01',
      '2026-05-01',
      '2026-12-25',
      '2028-12-26',
    ];
    expect(holidays.filter(isBankDay)).toEqual([]);
    const work = ['2026-04-02', '2026-04-07', '2026-03-27', '2026-12-24', '2026-12-28', '2026-11-23'];
    expect(work.filter(isBankDay)).toEqual(work);
  });

  test('are counted over weekends and holidays', () => {
    expect(bankDaysAfter('2026-03-14', 0)).toBe('2026-03-16');
    expect(bankDaysAfter('2026-04-02', 2)).toBe('2026-04-08');
    expect(bankDaysAfter('2026-12-24', 2)).toBe('2026-12-29');
    const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 10 }), (at, count) => {
        const from = at.toISOString().slice(0, 10);
        const found = bankDaysAfter(from, count);
        expect(isBankDay(found) && found > from).toBe(true);
        expect(bankDaysAfter(bankDaysAfter(from, count - 1), 1) >= found).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('texts for banks', () => {
  test.each([
    ['Łukasz Żółć', 'Lukasz Zolc'],
    ['Müller & Söhne GmbH', 'Muller + Sohne GmbH'],
    ['Strauß', 'Strauss'],
    ['Ð’Artagnan', "D'Artagnan"],
    ['12/a', '12/a'],
    ['//x//', 'x'],
    ['Иван', '....'],
  ])('%s is written %s', (text, written) => {
    expect(bankText(text, 70)).toBe(written);
  });

  test('use the SEPA character set only, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 100 }), text => {
        const written = bankText(text, 35);
        expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{0,35}$/);
        expect(written).not.toMatch(/^\/|\/\//);
      }),
      { numRuns: 150 },
    );
  });

  test('a creditor identifier is validated by its check digits', () => {
    expect(['NL22ZZZ000000000000', 'DE98ZZZ09999999999'].map(isCreditorId)).toEqual([true, true]);
    expect(
      ['NL23ZZZ000000000000', 'DE98ZZZ09999999998', 'nl22ZZZ000000000000', '', 'DE98'].some(isCreditorId),
    ).toBe(false);
  });
});

const debit: DebitCollection = {
  endToEnd: '019a0000000070008000000000000001',
  mandate: 'M000000000001',
  agreedOn: '2026-03-14',
  collectOn: '2026-03-20',
  amount: 999,
  holder: 'Müller <&> "Co"',
  iban: 'DE89370400440532013000',
  street: 'Straße',
  house_number: '1',
  zip: '12345',
  city: 'Köln',
  country: 'DE',
  creditor: 'LVD DIGITAL',
  statement: 'LVD DIGITAL 7',
};
const composed = (collections: DebitCollection[]) =>
  composeCollectionFile({
    messageId: '019a000000007000800000000000000f',
    createdAt: new Date('2026-03-18T10:00:00Z'),
    creditor: { name: 'Lavender Example B.V.', iban: 'NL51LVND0100000000', id: 'NL22ZZZ000000000000' },
    collections,
  });
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value]) => value);

function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^?]*\?>\n/, '');
  for (const [part] of body.matchAll(/<[^<>]*>|[^<>]+|[<>]/g)) {
    const [, closes, name] = /^<(\/?)(\w+)(?: \w+="[^"<&]*")*>$/.exec(part) ?? [];
    if (name === undefined && (/[<>]/.test(part) || /&(?!(amp|lt|gt|quot|apos);)/.test(part))) return false;
    if (closes === '' && name) open.push(name);
    if (closes === '/' && open.pop() !== name) return false;
  }
  return open.length === 0;
}

describe('the collection file (pain.008.001.08)', () => {
  test('collects once, in the core scheme, on the announced day, from the given account', () => {
    const xml = composed([debit]);
    const elements = [
      'SeqTp',
      'ReqdColltnDt',
      'MndtId',
      'DtOfSgntr',
      'InstdAmt',
      'EndToEndId',
      'TwnNm',
      'Ustrd',
      'CreDtTm',
    ];
    expect(Object.fromEntries(elements.map(name => [name, valuesOf(xml, name)]))).toEqual({
      ...{
        SeqTp: ['OOFF'],
        ReqdColltnDt: ['2026-03-20'],
        MndtId: ['M000000000001'],
        DtOfSgntr: ['2026-03-14'],
      },
      ...{ InstdAmt: ['9.99'], EndToEndId: [debit.endToEnd], TwnNm: ['Koln'], Ustrd: ['LVD DIGITAL 7'] },
      CreDtTm: ['2026-03-18T10:00:00'],
    });
    expect(valuesOf(xml, 'IBAN')).toEqual(['NL51LVND0100000000', debit.iban]);
    expect(valuesOf(xml, 'Cd')).toEqual(['SEPA', 'CORE']);
    expect(valuesOf(xml, 'PmtInfId').every(id => (id?.length ?? 0) <= 35)).toBe(true);
  });

  test('names the creditor as announced to each member, and the company to our own bank only', () => {
    const xml = composed([debit, { ...debit, creditor: 'Noord Media', endToEnd: '2' }]);
    expect([...xml.matchAll(/<Cdtr><Nm>([^<]*)</g)].map(([, name]) => name)).toEqual([
      'LVD DIGITAL',
      'Noord Media',
    ]);
    expect(xml.replace(/<InitgPty>.*?<\/InitgPty>/, '')).not.toContain('Lavender');
    expect(valuesOf(xml, 'NbOfTxs')).toEqual(['2', '1', '1']);
  });

  test('is well formed whatever was typed; its counts and sums match its debits, in total and by day', () => {
    const any = fc.string({ unit: signs, maxLength: 30 });
    const debits = fc.array(
      fc.record({
        holder: any,
        street: any,
        house_number: any,
        zip: any,
        city: any,
        amount: fc.integer({ min: 1, max: 99_999 }),
        collectOn: fc.constantFrom('2026-03-20', '2026-03-23', '2026-03-24'),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(debits, changes => {
        const xml = composed(changes.map(change => ({ ...debit, ...change })));
        expect(isWellFormed(xml)).toBe(true);
        const cents = valuesOf(xml, 'InstdAmt').map(value => Math.round(Number(value) * 100));
        expect(cents.toSorted()).toEqual(changes.map(({ amount }) => amount).toSorted());
        const [whole, ...days] = valuesOf(xml, 'CtrlSum').map(value => Math.round(Number(value) * 100));
        expect(whole).toBe(cents.reduce((sum, subtotal) => sum + subtotal, 0));
        expect(days.reduce((sum, subtotal) => sum + subtotal, 0)).toBe(whole);
        const [count, ...counts] = valuesOf(xml, 'NbOfTxs').map(Number);
        expect([count, counts.reduce((sum, subtotal) => sum + subtotal, 0)]).toEqual([
          changes.length,
          changes.length,
        ]);
        expect(days).toHaveLength(new Set(changes.map(({ collectOn }) => collectOn)).size);
      }),
      { numRuns: 40 },
    );
  });
});
