import { expect, test } from 'vitest';
import { fieldText, summaryOf, valueIn } from './setting-values.ts';

const shape = (kind: Parameters<typeof valueIn>[0]['kind'], choices: string[] = [], nullable = false) => ({
  ...{ kind, choices, nullable },
});

test('the fields of a form become the value of the setting (spec D5.10)', () => {
  expect(valueIn(shape('text'), { value: ' Lavender ' })).toBe(' Lavender ');
  expect(valueIn(shape('number'), { value: ' 12 ' })).toBe(12);
  expect(valueIn(shape('number'), { value: 'twelve' })).toBe('twelve');
  expect(valueIn(shape('number'), { value: '' })).toBe('');
  expect(valueIn(shape('number', [], true), { value: '' })).toBe(null);
  expect(valueIn(shape('choices', ['NL', 'BE']), { 'value-BE': 'on', 'value-XX': 'on' })).toEqual(['BE']);
  expect(valueIn(shape('lines'), { value: 'Lavender\n\n Lilac ' })).toEqual(['Lavender', 'Lilac']);
  expect(valueIn(shape('texts', ['NL', 'BE']), { 'value-NL': 'NL1', 'value-BE': ' ' })).toEqual({
    NL: 'NL1',
  });
  expect(valueIn(shape('prices', ['NL', 'GB']), { 'value-GB': '90', 'value-NL': '' })).toEqual({
    GB: { costs: 90, currency: 'GBP' },
  });
});

test.each([
  ['choices', ['NL', 'BE'], 'NL, BE'],
  ['texts', { NL: 'NL1' }, 'NL: NL1'],
  ['prices', { GB: { costs: 90, currency: 'GBP' } }, 'GB 90 GBP'],
  ['number', 0, '0'],
  ['number', null, ''],
  ['texts', {}, ''],
] as const)('a value of %s is shown in one line (spec D5.10)', (kind, value, line) => {
  expect(summaryOf({ kind }, value)).toBe(line);
});

test('a field shows what its setting has (spec D5.10)', () => {
  expect(fieldText({ kind: 'lines' }, ['a', 'b'])).toBe('a\nb');
  expect(fieldText({ kind: 'prices' }, { GB: { costs: 90, currency: 'GBP' } }, 'GB')).toBe('90');
  expect(fieldText({ kind: 'prices' }, {}, 'GB')).toBe('');
  expect(fieldText({ kind: 'number' }, null)).toBe('');
});
