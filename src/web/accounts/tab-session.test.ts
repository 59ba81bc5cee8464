import { expect, onTestFinished, test, vi } from 'vitest';
import { getUser, type User } from '#contract/accounts';
import type { Api } from '#contract/client';
import { getLikes } from '#contract/likes';
import { getPartnerSignup } from '#contract/partners';
import { getSettings } from '#contract/site';
import { createQueryClient } from '../data/api.ts';
import { queryKeyOf } from '../data/query.ts';
import { startTabSession } from './tab-session.ts';

test('a login discards the queries of the member before, and keeps those of the site and of the sign-up', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('sessionStorage', {});
  const cache = createQueryClient((() => Promise.reject(new Error('no call expected'))) as Api);
  const retained = [
    queryKeyOf(getPartnerSignup, { token: 'a' }),
    queryKeyOf(getSettings),
    queryKeyOf(getUser),
  ];
  for (const queryKey of [...retained, queryKeyOf(getLikes)]) cache.setQueryData(queryKey, {});
  await startTabSession(cache, { profile: { id: 'bram' } } as User);
  expect(retained.map(queryKey => cache.getQueryState(queryKey)?.status)).toEqual(
    retained.map(() => 'success'),
  );
  expect(cache.getQueryState(queryKeyOf(getLikes))).toBeUndefined();
});
