import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persist, persistedKey, purgePersisted } from '../../accounts/persisted-state.ts';
import { userQuery } from '../../accounts/user-query.ts';
import { createQueryClient } from '../../data/api.ts';
import { addToOutbox } from './outbox-query.ts';
import { startOutbox } from './start-outbox.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  purgePersisted(null);
  vi.unstubAllGlobals();
});

function openTab() {
  const cache = createQueryClient((async () => null) as never);
  cache.setQueryData(userQuery().queryKey, { user: { profile: { id: 'anton' } } } as never);
  return cache;
}

function start(cache: QueryClient): void {
  const ending = new AbortController();
  startOutbox(cache, 'anton', ending.signal);
  ending.abort();
}

test('a tab that starts no longer shows a waiting message that another tab has sent while this tab loaded (spec look)', () => {
  const cache = openTab();
  const outgoing = addToOutbox(cache, 'bram', { text: 'Een', gif: null, hold: null });
  persist(persistedKey('anton', 'outbox', outgoing?.client_id), null);
  const shown = () => [cache.getQueryData(['outbox', 'bram']), cache.getQueryData(['outbox'])];
  expect(shown()).toMatchObject([[{ text: 'Een' }], [{ text: 'Een' }]]);
  start(cache);
  expect(shown()).toEqual([[], []]);
});

test('a tab that starts shows the refused message that another tab gave back while this tab loaded (spec 5.9)', () => {
  const cache = openTab();
  const own = { text: '', refusal: null, revision: 0 };
  const typed = { text: 'Hier getypt', refusal: null, revision: 0 };
  cache.setQueryData(['draft', 'bram'], own);
  cache.setQueryData(['draft', 'carl'], typed);
  persist(persistedKey('anton', 'draft', 'bram'), 'Te duur');
  persist(persistedKey('anton', 'draft', 'carl'), typed.text);
  start(cache);
  expect(cache.getQueryData(['draft', 'bram'])).toEqual({ text: 'Te duur', refusal: null, revision: 1 });
  expect(cache.getQueryData(['draft', 'carl'])).toEqual(typed);
});
