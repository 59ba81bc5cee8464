import { afterEach, expect, test, vi } from 'vitest';
import { persist, persistedKey, purgePersisted } from '../../accounts/persisted-state.ts';
import { userQuery } from '../../accounts/user-query.ts';
import { createQueryClient } from '../../data/api.ts';
import { addToOutbox } from './outbox-query.ts';
import { startOutbox } from './start-outbox.ts';

afterEach(() => {
  purgePersisted(null);
  vi.unstubAllGlobals();
});

test('a tab that starts no longer shows a waiting message that another tab has sent while this tab loaded (spec look)', () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('addEventListener', () => undefined);
  const cache = createQueryClient((async () => null) as never);
  cache.setQueryData(userQuery().queryKey, { user: { profile: { id: 'anton' } } } as never);
  const outgoing = addToOutbox(cache, 'bram', { text: 'Een', gif: null, hold: null });
  persist(persistedKey('anton', 'outbox', outgoing?.client_id), null);
  const shown = () => [cache.getQueryData(['outbox', 'bram']), cache.getQueryData(['outbox'])];
  expect(shown()).toMatchObject([[{ text: 'Een' }], [{ text: 'Een' }]]);
  const ending = new AbortController();
  startOutbox(cache, 'anton', ending.signal);
  expect(shown()).toEqual([[], []]);
  ending.abort();
});
