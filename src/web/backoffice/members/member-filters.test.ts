import { expect, test } from 'vitest';
import { memberFiltersIn } from './member-filters.ts';

test('the list of members is filtered by what the address says, without empty fields (spec D5.10)', () => {
  const params = new URLSearchParams({ q: ' Ruben ', status: 'banned', country: '', other: 'x' });
  expect(memberFiltersIn(params)).toEqual({ filters: { q: 'Ruben', status: 'banned' }, wrong: [] });
});

test('a value that the server would refuse is shown as wrong, and does not filter (spec D5.10)', () => {
  const params = new URLSearchParams({ since: 'yesterday', country: 'XX', premium: '1' });
  expect(memberFiltersIn(params)).toEqual({ filters: { premium: '1' }, wrong: ['country', 'since'] });
});
