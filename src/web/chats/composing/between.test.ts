import { expect, test } from 'vitest';
import type { Entry } from '../history-days.ts';
import { betweenIn } from './between.ts';

const entry = (change: Partial<Entry>): Entry => ({
  ...{
    key: 'one',
    id: 'one',
    seq: 1,
    order: 1,
    text: 'Hoi',
    gift: null,
    photo: null,
    sending: null,
    gif: null,
  },
  ...{ unsent: false, covered: false, at: '2026-05-01T12:00:00Z', state: 'sent' as const },
  ...{ returned: 0, failure: null, ...change },
});

test.each([
  ['nothing was said', [], false, false],
  ['he alone wrote', [entry({ state: 'received' })], false, false],
  ['it arrived', [entry({}), entry({ state: 'received' })], true, true],
  ['it was read', [entry({ state: 'read' })], true, true],
  ['it is held until the address is confirmed', [entry({ state: 'held' })], true, false],
  ['it is on its way', [entry({ id: null, seq: null, state: 'pending' })], true, false],
  ['it was not sent', [entry({ id: null, seq: null, state: 'failed' })], true, false],
  ['it was taken back', [entry({ unsent: true })], true, false],
] as const)('whether an invisible writer is seen already: %s (spec 4)', (_, entries, hasWritten, isSeen) => {
  expect(betweenIn(entries, false)).toEqual({ hasWritten, isSeen });
  expect(betweenIn(entries, true)).toEqual({ hasWritten, isSeen: true });
});
