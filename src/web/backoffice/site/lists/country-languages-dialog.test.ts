import { expect, test } from 'vitest';
import { visibleWith } from './country-languages-dialog.tsx';

test('the usual languages of a country, or none, are its default (spec 2.3, D5.10)', () => {
  const visible = { NL: ['en', 'nl'] };
  expect(visibleWith(visible, 'BE', ['nl', 'en'])).toEqual({ NL: ['en', 'nl'], BE: ['nl', 'en'] });
  expect(visibleWith(visible, 'NL', ['nl'])).toEqual({});
  expect(visibleWith(visible, 'NL', [])).toEqual({});
});
