import { expect, test } from 'vitest';
import { overlayTiming } from './overlay-by-page.ts';

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
  ['earlier', false, ['now', 'now', 'never', 'never', 'now', 'never', 'never', 'later']],
  ['earlier', true, ['now', 'now', 'never', 'never', 'now', 'now', 'now', 'later']],
  ['other', true, ['now', 'now', 'never', 'never', 'now', 'now', 'now', 'now']],
  ['me', false, ['now', 'now', 'now', 'now', 'now', 'now', 'now', 'now']],
] as const)('where an overlay by %s belongs over the page, a match: %s (spec 2.6)', (by, matched, turns) => {
  expect(pages.map(page => overlayTiming({ id: 'wout', by, matched }, page))).toEqual(turns);
});

test('the conversation and the landing page of a member are not their profile (spec 2.6)', () => {
  for (const page of ['/members/wout/chat', '/members/wout/landing'])
    expect(overlayTiming({ id: 'wout', by: 'earlier', matched: false }, page)).toBe('now');
});
