import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getUser } from '#contract/accounts';
import type { Api } from '#contract/client';
import { ApiError, fieldError } from '#contract/errors';
import { subscribeToPush, unsubscribeFromPush } from '#contract/push';
import { purgePersisted } from '../../accounts/persisted-state.ts';
import { createQueryClient } from '../../data/api.ts';
import { checkSubscription } from './check-subscription.ts';
import { resetPushState } from './push-state.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

const KEY = 'BPv_';
const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };

class World {
  endpoint: string | null = null;
  onServer: string | null = null;
  refusal: Error | null = null;
  answer: Promise<unknown> = Promise.resolve();
  posts = 0;
  created = 0;

  api = (async (call: unknown, input?: { body: { subscription: { endpoint: string } } }) => {
    if (call === getUser)
      return { user: { profile: { id: 'anton' }, push_subscribed: this.onServer !== null } };
    if (this.refusal) throw this.refusal;
    if (call === subscribeToPush) {
      this.posts += 1;
      await this.answer;
    }
    if (call === subscribeToPush) this.onServer = input?.body.subscription.endpoint ?? null;
    if (call === unsubscribeFromPush) this.onServer = null;
    return {};
  }) as unknown as Api;

  private subscription = (endpoint: string) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from([4, 251, 255]).buffer },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      this.endpoint = null;
      return true;
    },
  });
  pushManager = {
    getSubscription: async () => (this.endpoint === null ? null : this.subscription(this.endpoint)),
    subscribe: async () => {
      this.created += 1;
      this.endpoint = `https://push.example/created/${this.created}`;
      return this.subscription(this.endpoint);
    },
  };
}

let world: World;
beforeEach(() => {
  world = new World();
  const registration = { pushManager: world.pushManager };
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', {
    userAgent: '',
    serviceWorker: { ready: registration, getRegistration: async () => registration },
  });
});
afterEach(() => {
  purgePersisted(null);
  resetPushState();
  vi.unstubAllGlobals();
});

/** Each page has a cache of its own. */
async function openPage() {
  const cache = createQueryClient(world.api);
  await checkSubscription(cache, KEY).catch(() => undefined);
  return cache;
}
const endpoints = () => [world.endpoint, world.onServer];
const first = 'https://push.example/created/1';
const other = 'https://push.example/other';

beforeEach(async () => {
  const cache = await openPage();
  await subscribe(cache, KEY);
  expect(endpoints()).toEqual([first, first]);
});

describe('a page that starts (spec 4.11)', () => {
  test('changes nothing that fits', async () => {
    await openPage();
    expect([...endpoints(), world.created]).toEqual([first, first, 1]);
  });

  test('posts an endpoint that the browser changed and that did not reach the server', async () => {
    world.endpoint = other;
    await openPage();
    expect(endpoints()).toEqual([other, other]);
  });

  test('does so also after the push service has ended the former endpoint', async () => {
    Object.assign(world, { endpoint: other, onServer: null });
    await openPage();
    expect(endpoints()).toEqual([other, other]);
  });

  test.each([
    ['too many requests', new ApiError('too_many_requests')],
    ['no connection', new ApiError('unavailable')],
  ])('keeps the new endpoint in spite of %s, and the next page posts it', async (_what, refusal) => {
    Object.assign(world, { endpoint: other, refusal });
    await openPage();
    expect(endpoints()).toEqual([other, first]);
    world.refusal = null;
    await openPage();
    expect(endpoints()).toEqual([other, other]);
  });

  test('posts an endpoint again when the page before ended while it was posted', async () => {
    Object.assign(world, { endpoint: other, answer: new Promise(() => undefined) });
    void openPage();
    await vi.waitFor(() => expect(world.posts).toBe(2));
    world.answer = Promise.resolve();
    await openPage();
    expect(endpoints()).toEqual([other, other]);
  });

  test('ends an endpoint that the server refuses, so that the switch shows the truth', async () => {
    Object.assign(world, {
      endpoint: other,
      refusal: fieldError('subscription.endpoint', 'field_invalid'),
    });
    await openPage();
    expect(world.endpoint).toBeNull();
    world.refusal = null;
    world.onServer = null;
    await openPage();
    expect([...endpoints(), world.created]).toEqual([null, null, 1]);
  });

  test('renews what the push service ended without a word to the browser, also if the first try fails', async () => {
    Object.assign(world, { onServer: null, refusal: new ApiError('unavailable') });
    await openPage();
    expect(world.onServer).toBeNull();
    world.refusal = null;
    await openPage();
    expect(world.onServer).toBe(world.endpoint);
    expect(world.endpoint).toBe('https://push.example/created/3');
  });
});

describe('nothing is renewed (spec 4.11, D2.21)', () => {
  test('after the member turned notifications off', async () => {
    await unsubscribe(await openPage());
    expect(endpoints()).toEqual([null, null]);
    await openPage();
    expect([...endpoints(), world.created]).toEqual([null, null, 1]);
  });

  test('of a session that has ended', async () => {
    world.onServer = null;
    purgePersisted(null);
    await openPage();
    expect([...endpoints(), world.created]).toEqual([null, null, 1]);
  });
});
