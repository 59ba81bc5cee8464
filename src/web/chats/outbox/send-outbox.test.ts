import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#contract/client';
import { ApiError } from '#contract/errors';
import { persistedKey, purgePersisted, readPersisted } from '../../accounts/persisted-state.ts';
import { userQuery } from '../../accounts/user-query.ts';
import { createQueryClient } from '../../data/api.ts';
import { pushState, resetPushState } from '../../notifications/push/push-state.ts';
import { addToOutbox, storedOutbox } from './outbox-query.ts';
import { sendFromHere, sendOutbox } from './send-outbox.ts';

const gif = { id: 'own-coffee', width: 1, height: 1, words: '' };
let cache: QueryClient;
let api: Api;
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', undefined);
  cache = createQueryClient(((...args: Parameters<Api>) => api(...args)) as Api);
  cache.setQueryData(userQuery().queryKey, { user: { profile: { id: 'anton' } } } as never);
});
afterEach(() => {
  purgePersisted(null);
  resetPushState();
  cache.clear();
  vi.unstubAllGlobals();
});

test('a text without enough credits returns to the composer; a GIF stays and shows why (spec 5.9)', async () => {
  addToOutbox(cache, 'bram', { text: '', gif: gif as never, hold: null });
  addToOutbox(cache, 'bram', { text: 'Erna', gif: null, hold: null });
  api = (async () => {
    throw new ApiError('insufficient_credits');
  }) as Api;
  sendOutbox(cache);
  await vi.waitFor(() => expect(readPersisted(persistedKey('anton', 'draft', 'bram'))).toBe('Erna'), {
    timeout: 60_000,
  });
  expect(storedOutbox('anton')).toMatchObject([{ gif, failure: { code: 'insufficient_credits' } }]);
});

test('what a frozen account could not send waits in the composer without a reproach, and a GIF blocks nothing that is written after it (spec D5.10, D1.3)', async () => {
  addToOutbox(cache, 'bram', { text: '', gif: gif as never, hold: null });
  addToOutbox(cache, 'bram', { text: 'Erna', gif: null, hold: null });
  const sent: string[] = [];
  let isFrozen = true;
  api = (async (_call: unknown, { body }: { body: { text: string } }) => {
    if (isFrozen) throw new ApiError('account_frozen');
    sent.push(body.text);
    return { message: { conversation: 'one', sender: 'anton', seq: 1 }, credits: 1 };
  }) as unknown as Api;
  sendOutbox(cache);
  await vi.waitFor(() => expect(readPersisted(persistedKey('anton', 'draft', 'bram'))).toBe('Erna'), {
    timeout: 60_000,
  });
  expect(cache.getQueryData(['draft', 'bram'])).toMatchObject({ text: 'Erna', refusal: null });
  isFrozen = false;
  addToOutbox(cache, 'bram', { text: 'Later', gif: null, hold: null });
  sendOutbox(cache);
  await vi.waitFor(() => expect(sent).toEqual(['Later']), { timeout: 60_000 });
  expect(storedOutbox('anton')).toMatchObject([{ gif, failure: { code: 'account_frozen' } }]);
});

test('nothing more is sent once another member is logged in (spec D2.21)', async () => {
  addToOutbox(cache, 'bram', { text: 'Een', gif: null, hold: null });
  addToOutbox(cache, 'bram', { text: 'Twee', gif: null, hold: null });
  const answer = vi.fn(async () => false as const);
  api = answer as Api;
  sendOutbox(cache);
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  await new Promise(resolve => setTimeout(resolve, 0));
  expect([answer.mock.calls.length, storedOutbox('anton').length]).toEqual([1, 2]);
});

test('a message brings the push offer only if the member sent it on this page, not one that waited from before (spec 4.11, 2.5)', async () => {
  const sent: string[] = [];
  api = (async (_call: unknown, { body }: { body: { text: string } }) => {
    sent.push(body.text);
    return { message: { conversation: 'one', sender: 'anton', seq: sent.length }, credits: 1 };
  }) as unknown as Api;
  addToOutbox(cache, 'bram', { text: 'Gisteren', gif: null, hold: null });
  sendOutbox(cache);
  await vi.waitFor(() => expect(storedOutbox('anton')).toEqual([]), { timeout: 60_000 });
  expect([sent, pushState().offerAfter]).toEqual([['Gisteren'], null]);
  const outgoing = addToOutbox(cache, 'bram', { text: 'Nu', gif: null, hold: null });
  if (outgoing) sendFromHere(cache, outgoing);
  await vi.waitFor(() => expect(storedOutbox('anton')).toEqual([]), { timeout: 60_000 });
  expect([sent, pushState().offerAfter]).toEqual([['Gisteren', 'Nu'], 'message']);
});
