import { expect, test } from 'vitest';
import type { HistoryEntry } from '../history-days.ts';
import { contactStateOf } from './contact-state.ts';

const entry = (change: Partial<HistoryEntry>): HistoryEntry => ({
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
  ['there are no messages', [], false, false],
  ['only the other member wrote', [entry({ state: 'received' })], false, false],
  ['it arrived', [entry({}), entry({ state: 'received' })], true, true],
  ['it was read', [entry({ state: 'read' })], true, true],
  ['it is held until the email address is confirmed', [entry({ state: 'held' })], true, false],
  ['it is being sent', [entry({ id: null, seq: null, state: 'pending' })], true, false],
  ['it was not sent', [entry({ id: null, seq: null, state: 'failed' })], true, false],
  ['it was taken back', [entry({ unsent: true })], true, false],
] as const)(
  'whether the recipient sees an invisible sender: %s (spec 4.5)',
  (_, entries, hasWritten, isSeen) => {
    expect(contactStateOf(entries, false)).toEqual({ hasWritten, isSeen });
    expect(contactStateOf(entries, true)).toEqual({ hasWritten, isSeen: true });
  },
);
