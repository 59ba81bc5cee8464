import { expect, test } from 'vitest';
import { errorCodes } from '#contract/errors';
import { errorText } from './error-text.ts';
import { serverText } from './server-text.ts';

test('emails, pages and errors are in the language of the recipient', async () => {
  const t = await serverText('en-GB');
  expect(t('activation_mail.expires', { days: 1 })).toBe('The link works for 1 day.');
  expect(t('search.similar_why', { count: 1234 })).toBe('1,234 members who match some of your filters');
  expect((await serverText('nl-NL'))('search.similar_why', { count: 1234 })).toMatch(/^1\.234 leden /);
});

test('values of an error replace the default limits', async () => {
  const t = await serverText('nl-NL');
  expect(errorText(t, { code: 'birth_date_minimum_age' })).toBe('Vul uw geboortedatum in (18+ jaar)');
  expect(errorText(t, { code: 'birth_date_minimum_age', params: { min_age: 21 } })).toContain('(21+ jaar)');
});

test.each(['nl-NL', 'en-US'])(
  'every code of the contract has a text in %s, with all its values',
  async locale => {
    const t = await serverText(locale);
    const params = { minutes: 15, hours: 3, name: 'Sam', money: '€ 5,00', why: 'country', line: 5 };
    const ofSettings = { min: 1, max: 9, country: 'PL', placeholders: '<b>' };
    for (const code of errorCodes) {
      const text = errorText(t, { code, params: { ...params, ...ofSettings } });
      expect(text).not.toMatch(/[{}]|^errors\./);
    }
  },
);
