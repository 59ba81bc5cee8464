import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeToPush } from '#contract/push';
import type { renewSubscription as Renew } from './renew-subscription.ts';
import { stubWorkerScope } from './testing/stub-worker-scope.ts';

const key = new Uint8Array([4, 1]).buffer;
const unsubscribe = vi.fn(async () => true);
const created = { endpoint: 'https://push.example/new', unsubscribe };
const subscribe = vi.fn(async () => created);
const fetched = vi.fn(async (_url: string, _init?: RequestInit) => Response.json({}));

const scope = { site: { apiBaseUrl: '' }, registration: { pushManager: { subscribe } } };
stubWorkerScope(scope);
vi.stubGlobal('fetch', fetched);
const { renewSubscription } = (await import('./renew-subscription.ts')) as {
  renewSubscription: typeof Renew;
};
const renew = (event: object) => renewSubscription(event as PushSubscriptionChangeEvent);

beforeEach(() => {
  stubWorkerScope(scope);
  vi.clearAllMocks();
  fetched.mockImplementation(async () => Response.json({}));
});

test('a replaced subscription is stored with the cookies of the session (spec 7.12, 7.1)', async () => {
  await renew({ oldSubscription: { options: { applicationServerKey: key } }, newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe(`${subscribeToPush.path}?${subscribeToPush.marker}`);
  expect(init).toMatchObject({ method: subscribeToPush.method, credentials: 'include' });
  expect(JSON.parse(String(init?.body))).toEqual({ subscription: { endpoint: created.endpoint } });
  expect(unsubscribe).not.toHaveBeenCalled();
});

test('without an old subscription the key comes from the settings; a site without a key gets none', async () => {
  fetched.mockImplementationOnce(async () => Response.json({ settings: { push_public_key: 'BKey' } }));
  await renew({});
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  vi.clearAllMocks();
  fetched.mockImplementationOnce(async () => Response.json({ settings: { push_public_key: null } }));
  await renew({});
  expect(subscribe).not.toHaveBeenCalled();
});

const changed = { newSubscription: created, oldSubscription: { options: { applicationServerKey: key } } };

test.each([400, 404, 408, 429, 500, 503])(
  'an answer of %i ends no subscription, because the next page posts it again (spec 4.11)',
  async status => {
    fetched.mockImplementation(async () => Response.json({}, { status }));
    await renew(changed);
    expect([subscribe, unsubscribe].map(call => call.mock.calls.length)).toEqual([0, 0]);
  },
);

test.each([401, 403])('without a session (%i) the subscription ends (spec 4.11)', async status => {
  fetched.mockImplementation(async () => Response.json({}, { status }));
  await renew(changed);
  expect(unsubscribe).toHaveBeenCalledOnce();
});
