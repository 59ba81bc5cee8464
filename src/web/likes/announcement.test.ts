import { expect, test } from 'vitest';
import { turnOf } from './announcement.ts';

const pages = [
  '/members',
  '/chats',
  '/likes',
  '/likes/given',
  '/likes/visitors',
  '/members/wout',
  '/likes/m/wout',
  '/members/jan',
];

test.each([
  ['news', false, ['now', 'now', 'never', 'never', 'now', 'never', 'never', 'later']],
  ['news', true, ['now', 'now', 'never', 'never', 'now', 'now', 'now', 'later']],
  ['other', true, ['now', 'now', 'never', 'never', 'now', 'now', 'now', 'now']],
  ['me', false, ['now', 'now', 'now', 'now', 'now', 'now', 'now', 'now']],
] as const)(
  'where an announcement by %s belongs over the page, a match: %s (spec 2)',
  (by, matched, turns) => {
    expect(pages.map(page => turnOf({ id: 'wout', by, matched }, page))).toEqual(turns);
  },
);

test('a conversation or a landing of his is not his profile (spec 2)', () => {
  for (const page of ['/members/wout/chat', '/members/wout/landing'])
    expect(turnOf({ id: 'wout', by: 'news', matched: false }, page)).toBe('now');
});
