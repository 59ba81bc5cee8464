import { expect, test } from 'vitest';
import { relativeText } from './relative-text.ts';

const now = new Date('2026-11-27T12:00:00Z');

test.each([
  ['2026-11-27T11:59:30Z', 'now'],
  ['2026-11-27T11:58:10Z', '1 minute ago'],
  ['2026-11-27T11:00:01Z', '59 minutes ago'],
  ['2026-11-27T09:10:00Z', '2 hours ago'],
  ['2026-11-26T12:00:00Z', 'yesterday'],
  ['2026-11-17T12:00:00Z', '10 days ago'],
  ['2026-11-27T15:30:00Z', 'in 3 hours'],
])('%s is "%s" for staff at noon (spec D5.10)', (at, text) => {
  expect(relativeText('en-US', new Date(at), now)).toBe(text);
});
