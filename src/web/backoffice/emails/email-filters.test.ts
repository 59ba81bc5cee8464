import { expect, test } from 'vitest';
import { emailFiltersIn } from './email-filters.ts';

const member = '0197a1b2-0000-4000-8000-000000000001';

test('an address filters emails by kind, state, days and member (spec D5.10)', () => {
  const params = new URLSearchParams({ kind: 'news', state: 'failed', from: '2026-03-01', member });
  expect(emailFiltersIn(params)).toEqual({
    filters: { kind: 'news', state: 'failed', from: '2026-03-01', member },
    wrong: [],
  });
});

test('what cannot filter is left out, and said where the person typed it (spec D5.10)', () => {
  const params = new URLSearchParams({ kind: 'spam', until: 'yesterday', member: 'Bram' });
  expect(emailFiltersIn(params)).toEqual({ filters: {}, wrong: ['member'] });
});
