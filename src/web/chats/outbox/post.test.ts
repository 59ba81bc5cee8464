import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contract/client';
import { ApiError } from '#contract/errors';
import { persistedKey, purgePersisted, readPersisted } from '../../accounts/persisted-state.ts';
import { putOutgoing, waitingOf } from './outbox-query.ts';
import { sendWaiting } from './post.ts';

const gif = { id: 'own-coffee', width: 1, height: 1, words: '' };
let cache: QueryClient;
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', undefined);
  cache = new QueryClient();
  cache.setQueryData(['user'], { user: { profile: { id: 'anton' } } });
});
afterEach(() => {
  purgePersisted(null);
  cache.clear();
  vi.unstubAllGlobals();
});

test('what lacks credits goes back into the composer; a GIF, which fits into none, stays and says why (spec 5)', async () => {
  putOutgoing(cache, 'bram', { text: '', gif: gif as never, hold: null });
  putOutgoing(cache, 'bram', { text: 'Erna', gif: null, hold: null });
  const api = (async () => {
    throw new ApiError('insufficient_credits');
  }) as Api;
  sendWaiting(api, cache);
  await vi.waitFor(() => expect(readPersisted(persistedKey('anton', 'draft', 'bram'))).toBe('Erna'), {
    timeout: 60_000,
  });
  expect(waitingOf('anton')).toMatchObject([{ gif, failure: { code: 'insufficient_credits' } }]);
});

test('nothing more is sent once the login is another member’s (decisions 2)', async () => {
  putOutgoing(cache, 'bram', { text: 'Een', gif: null, hold: null });
  putOutgoing(cache, 'bram', { text: 'Twee', gif: null, hold: null });
  const api = vi.fn(async () => false as const);
  sendWaiting(api as Api, cache);
  await vi.waitFor(() => expect(api).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  await new Promise(resolve => setTimeout(resolve, 0));
  expect([api.mock.calls.length, waitingOf('anton').length]).toEqual([1, 2]);
});
