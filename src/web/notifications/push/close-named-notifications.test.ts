import { afterEach, expect, test, vi } from 'vitest';
import { closeNamedNotifications } from './close-named-notifications.ts';

afterEach(() => vi.unstubAllGlobals());

test('in discreet mode a page closes the notifications that name members, and leaves the discreet ones (spec D5.2)', async () => {
  const closed: string[] = [];
  const shown = (tag: string, data: unknown) => ({ data, close: () => closed.push(tag) });
  const notifications = [
    shown('named', { path: '/chats', discreet: false }),
    shown('of an earlier worker', { path: '/chats' }),
    shown('without data', null),
    shown('discreet', { path: '/chats', discreet: true }),
  ];
  const registration = { getNotifications: async () => notifications };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  await closeNamedNotifications();
  expect(closed).toEqual(['named', 'of an earlier worker', 'without data']);
});

test.each([
  ['without service workers', {}],
  ['before the worker is registered', { serviceWorker: { getRegistration: async () => undefined } }],
])('%s there is nothing to close (spec D5.2)', async (_when, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await expect(closeNamedNotifications()).resolves.toBeUndefined();
});
