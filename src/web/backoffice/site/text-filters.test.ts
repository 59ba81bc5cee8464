import { expect, test } from 'vitest';
import { textFiltersIn } from './text-filters.ts';

test.each([
  ['', { language: 'nl' }],
  [
    'language=en&search=+log+in+&filter=overridden',
    { language: 'en', search: 'log in', filter: 'overridden' },
  ],
  ['language=xx&search=&filter=all', { language: 'nl' }],
  ['language=nl-BE&filter=nothing', { language: 'nl-BE' }],
  [`search=${'x'.repeat(120)}`, { language: 'nl', search: 'x'.repeat(100) }],
])('the address %s filters by %j (spec D5.10)', (query, filters) => {
  expect(textFiltersIn(new URLSearchParams(query))).toEqual(filters);
});
