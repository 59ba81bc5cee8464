import { describe, expect, test } from 'vitest';
import { menuFor, showsBackButton } from './menu.ts';

const nothingNew = { unread: 0, newLikes: 0 };
const free = { paid_user: false, credits: 3 };
const premium = { paid_user: true, credits: 25 };

const names = (...menu: Parameters<typeof menuFor>) => menuFor(...menu).links.map(({ name }) => name);
const badgeOf = (name: string, { links }: ReturnType<typeof menuFor>) =>
  links.find(link => link.name === name)?.badge;

describe('the navigation (spec 2.3)', () => {
  test('a member gets search, messages, likes, credits and the account menu', () => {
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

  test('a member who has not paid sees Get Premium instead of credits', () => {
    for (const credits of [0, 3, 25]) {
      const menu = menuFor({ ...free, credits }, nothingNew, ['members']);
      expect(menu.links.at(-1)).toEqual({ name: 'premium', to: '/premium', badge: null });
    }
  });

  test('a visitor gets login and sign-up, no main links', () => {
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

  test.each([[free], [premium], [null]])('complete-signup has no navigation for %o', user => {
    expect(menuFor(user, { unread: 1, newLikes: 1 }, ['default', 'complete-signup'])).toEqual({
      links: [],
      end: 'nothing',
    });
  });

  test('the navigation is the same on every other page', () => {
    expect(names(free, nothingNew, ['default', 'signup-matches'])).toHaveLength(4);
  });
});

describe('the back button (spec 2.3)', () => {
  const app = { isInstalled: true, historyLength: 2 };

  test.each([
    'members-id',
    'likes-type',
    'likes-visitors',
    'likes-m-id',
    'credits',
    'credits-id-paymentmethod',
  ])('is on %s in an installed app with a previous page', route => {
    expect(showsBackButton(['default', route], app)).toBe(true);
    expect(showsBackButton(['default', route], { ...app, historyLength: 1 })).toBe(false);
    expect(showsBackButton(['default', route], { ...app, isInstalled: false })).toBe(false);
  });

  test.each(['members', 'likes', 'chats-id', 'profile', 'premium'])('is not on %s', route => {
    expect(showsBackButton(['default', route], app)).toBe(false);
  });
});
