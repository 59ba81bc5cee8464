import { describe, expect, it } from 'vitest';
import type { Message } from '#contract/chats';
import { daysOf, entriesOf, receivedAfter } from './history-days.ts';

const message = (seq: number, mine: boolean, sent_at: string, rest: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  conversation: 'c',
  client_id: `k${seq}`,
  seq,
  mine,
  text: `text ${seq}`,
  gift: null,
  photo: null,
  gif: null,
  held: false,
  returned: 0,
  unsent: false,
  covered: false,
  safety: null,
  sent_at,
  ...rest,
});
const dayOf = (at: string) => at.slice(0, 10);
const outgoing = (client_id: string, failure: { code: 'unavailable' } | null = null) => ({
  client_id,
  to: 'p',
  order: 1,
  hold: null,
  delayed: false,
  text: 'on its way',
  gif: null,
  at: '2026-05-02T10:10:00Z',
  failure,
});

describe('entriesOf', () => {
  it('shows the state of own messages', () => {
    const at = '2026-05-02T10:00:00Z';
    const messages = [
      message(1, false, at),
      message(2, true, at),
      message(3, true, at),
      message(4, true, at),
      message(5, true, at, { held: true }),
    ];
    const outbox = [outgoing('k9'), outgoing('k10', { code: 'unavailable' })];
    expect(entriesOf(messages, { read: 2, delivered: 3 }, outbox).map(({ state }) => state)).toEqual([
      'received',
      'read',
      'delivered',
      'sent',
      'held',
      'pending',
      'failed',
    ]);
  });

  it('shows a message once while it is both stored and in the outbox', () => {
    const messages = [message(1, true, '2026-05-02T10:00:00Z')];
    expect(
      entriesOf(messages, { read: 0, delivered: 0 }, [outgoing('k1')]).map(({ key, state }) => [key, state]),
    ).toEqual([['k1', 'sent']]);
  });
});

describe('daysOf', () => {
  const entries = entriesOf(
    [
      message(1, false, '2026-05-01T23:58:00Z'),
      message(2, false, '2026-05-02T00:01:00Z'),
      message(3, false, '2026-05-02T00:03:00Z'),
      message(4, true, '2026-05-02T00:04:00Z'),
      message(5, true, '2026-05-02T00:30:00Z'),
    ],
    { read: 0, delivered: 0 },
    [],
  );

  it('separates days, authors and pauses', () => {
    const days = daysOf(entries, dayOf, null);
    expect(days.map(({ day }) => day)).toEqual(['2026-05-01', '2026-05-02']);
    expect(days[1]?.entries.map(({ first, last }) => [first, last])).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
    ]);
    expect(days[0]?.entries[0]).toMatchObject({ first: true, last: true });
  });

  it('starts a group at the first unread message', () => {
    const [, day] = daysOf(entries, dayOf, 2);
    expect(day?.entries.map(({ isNew }) => isNew)).toEqual([false, true, false, false]);
    expect(day?.entries[0]?.last).toBe(true);
  });

  it('has no divider if everything was read, and none above own messages', () => {
    const days = daysOf(entries, dayOf, 3);
    expect(days.flatMap(day => day.entries).some(({ isNew }) => isNew)).toBe(false);
  });
});

it('counts the messages of the other member after a message', () => {
  const entries = entriesOf(
    [1, 2, 3].map(seq => message(seq, seq === 2, '2026-05-02T10:00:00Z')),
    { read: 0, delivered: 0 },
    [outgoing('k9')],
  );
  expect(receivedAfter(entries, 0)).toBe(2);
  expect(receivedAfter(entries, 1)).toBe(1);
});
