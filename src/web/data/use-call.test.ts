import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { getAlbumGrants, grantAlbum } from '#contract/albums';
import type { Api } from '#contract/client';
import { ApiError } from '#contract/errors';
import { createQueryClient } from './api.ts';
import { query } from './query.ts';
import { sendCall } from './use-call.ts';

/** Shows the grants; `answer` answers the refetch of them. */
async function showGrants(grant: () => Promise<unknown>) {
  const { promise: refetched, resolve: answer } = Promise.withResolvers<object>();
  const fetchGrants = vi.fn().mockResolvedValueOnce({}).mockReturnValue(refetched);
  const api = (async ({ method }) => (method === 'GET' ? fetchGrants() : grant())) as Api;
  const cache = createQueryClient(api);
  new QueryObserver(cache, query(getAlbumGrants)).subscribe(() => {});
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
  return { cache, fetchGrants, answer };
}
const body = { id: 'bram' };
const hasSettled = async (sent: Promise<unknown>) =>
  Promise.race([sent.then(() => true), new Promise(resolve => setTimeout(resolve, 20, false))]);

test('a call refetches what it changes, and resolves without waiting for the answer', async () => {
  const { cache, fetchGrants } = await showGrants(async () => null);
  await sendCall(cache, grantAlbum, { body });
  await vi.waitFor(() => expect(fetchGrants).toHaveBeenCalledTimes(2));
});

test('with awaitsRefetch a call resolves when the refetch has ended', async () => {
  const { cache, answer } = await showGrants(async () => null);
  const sent = sendCall(cache, grantAlbum, { body }, { awaitsRefetch: true });
  expect(await hasSettled(sent)).toBe(false);
  answer({});
  expect(await hasSettled(sent)).toBe(true);
});

test('a refusal is reported at once and refetches too; a server that cannot be reached is not asked again', async () => {
  for (const [code, fetches] of [
    ['not_found', 2],
    ['unavailable', 1],
  ] as const) {
    const { cache, fetchGrants } = await showGrants(() => Promise.reject(new ApiError(code)));
    await expect(sendCall(cache, grantAlbum, { body }, { awaitsRefetch: true })).rejects.toThrow(code);
    expect(fetchGrants).toHaveBeenCalledTimes(fetches);
  }
});
