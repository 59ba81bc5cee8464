import { describe, expect, test } from 'vitest';
import { menuFor, showsWayBack } from './menu.ts';

const nothingNew = { unread: 0, newLikes: 0 };
const free = { paid_user: false, credits: 3 };
const premium = { paid_user: true, credits: 25 };

const names = (...menu: Parameters<typeof menuFor>) => menuFor(...menu).links.map(({ name }) => name);
const badgeOf = (name: string, { links }: ReturnType<typeof menuFor>) =>
  links.find(link => link.name === name)?.badge;

describe('the navigation (spec 2)', () => {
  test('of a member: search, messages, likes, and a menu of his own', () => {
    expect(menuFor(premium, nothingNew, ['default', 'members'])).toEqual({
      links: [
        { name: 'members', to: '/members', badge: null },
        { name: 'chats', to: '/chats', badge: null },
        { name: 'likes', to: '/likes', badge: null },
        { name: 'credits', to: '/credits', badge: null },
      ],
      end: 'account',
    });
  });

  test('who has not paid sees Get Premium in place of credits, however few he has', () => {
    for (const credits of [0, 3, 25]) {
      const menu = menuFor({ ...free, credits }, nothingNew, ['members']);
      expect(menu.links.at(-1)).toEqual({ name: 'premium', to: '/premium', badge: null });
    }
  });

  test('of a visitor: the ways in, no member’s links', () => {
    expect(menuFor(null, nothingNew, ['default', 'members'])).toEqual({ links: [], end: 'login' });
  });

  test('shows unread messages and new likes, each with its own badge', () => {
    const menu = menuFor(free, { unread: 120, newLikes: 2 }, ['likes']);
    expect(badgeOf('chats', menu)).toEqual({ count: 120, tone: 'unread' });
    expect(badgeOf('likes', menu)).toEqual({ count: 2, tone: 'like' });
  });

  test.each([
    [25, null],
    [11, null],
    [10, { count: 10, tone: 'warning' }],
    [1, { count: 1, tone: 'warning' }],
    [0, { count: 0, tone: 'danger' }],
  ])('%i credits of a paid member have the badge %o', (credits, badge) => {
    expect(badgeOf('credits', menuFor({ paid_user: true, credits }, nothingNew, []))).toEqual(badge);
  });

  test.each([[free], [premium], [null]])('on complete-signup nothing leads away, for %o', user => {
    expect(menuFor(user, { unread: 1, newLikes: 1 }, ['default', 'complete-signup'])).toEqual({
      links: [],
      end: 'nothing',
    });
  });

  test('is the same on every other page', () => {
    expect(names(free, nothingNew, ['default', 'signup-matches'])).toHaveLength(4);
  });
});

describe('the back button (spec 2)', () => {
  const app = { isInstalled: true, historyLength: 2 };

  test.each([
    'members-id',
    'likes-type',
    'likes-visitors',
    'likes-m-id',
    'credits',
    'credits-id-paymentmethod',
  ])('stands on %s in an installed app that has somewhere to go back to', route => {
    expect(showsWayBack(['default', route], app)).toBe(true);
    expect(showsWayBack(['default', route], { ...app, historyLength: 1 })).toBe(false);
    expect(showsWayBack(['default', route], { ...app, isInstalled: false })).toBe(false);
  });

  test.each(['members', 'likes', 'chats-id', 'profile', 'premium'])('does not stand on %s', route => {
    expect(showsWayBack(['default', route], app)).toBe(false);
  });
});
