import { beforeEach, expect, test, vi } from 'vitest';
import type { PushPayload } from '#contract/push';
import type { showPushMessage as Show } from './show-push-message.ts';
import { stubWorkerScope } from './testing/stub-worker-scope.ts';

const message = { title: 'Bram', body: 'Hi', tag: 'one', path: '/chats/1', total: 7, discreet: false };
const setAppBadge = vi.fn(async (_total: number) => undefined);
const showNotification = vi.fn(async (_title: string, _options: object) => undefined);
const postMessage = vi.fn();

let shown: { data: { shownAt: number } }[] = [];

const icons = { icon: '/icon.png', badge: '/badge.png' };
const scope = {
  site: { ...icons, icons: { site: icons, neutral: icons }, fallbackTitle: 'Iets nieuws' },
  registration: { showNotification, getNotifications: async () => shown },
  clients: { matchAll: async () => [{ postMessage }] },
  navigator: { setAppBadge },
};
stubWorkerScope(scope);
const { showPushMessage } = (await import('./show-push-message.ts')) as { showPushMessage: typeof Show };
const push = (payload: PushPayload | string) =>
  showPushMessage({ text: () => (typeof payload === 'string' ? payload : JSON.stringify(payload)) } as never);

beforeEach(() => {
  shown = [];
  vi.clearAllMocks();
  stubWorkerScope(scope);
});

test('a push sets the app badge to its total, also to none (spec 2.7, 7.12)', async () => {
  await push(message);
  await push({ ...message, total: 0 });
  expect(setAppBadge.mock.calls).toEqual([[7], [0]]);
});

test('a push that cannot be read leaves the badge as it is (spec 7.12)', async () => {
  await push('no JSON');
  expect([setAppBadge.mock.calls.length, showNotification.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  [
    'the badge is refused',
    { setAppBadge: vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')) },
  ],
  ['the browser has no badges', {}],
])(
  'the notification is shown and pages learn of it, though %s (spec 2.7, 7.12)',
  async (_what, navigator) => {
    stubWorkerScope({ navigator });
    await expect(push(message)).resolves.toBeUndefined();
    expect(showNotification).toHaveBeenCalledOnce();
    expect(postMessage).toHaveBeenCalledWith({
      type: 'NEW_PUSH_MESSAGE',
      message: expect.objectContaining({ total: 7 }),
    });
  },
);

test.each([
  ['within half a minute makes no second sound', 29_000, false],
  ['later alerts again', 31_000, true],
])('a notification that replaces another one %s (spec 4.11)', async (_what, age, renotify) => {
  shown = [{ data: { shownAt: Date.now() - age } }];
  await push(message);
  expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ renotify });
});
