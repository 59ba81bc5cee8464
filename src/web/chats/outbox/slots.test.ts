import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purgePersisted } from '../../accounts/persisted-state.ts';
import { userQuery } from '../../accounts/user-query.ts';
import { storedOutbox } from './outbox-query.ts';
import { addSlot, cancelSlots, renewSlots } from './slots.ts';

beforeEach(() => void vi.stubGlobal('localStorage', undefined));
afterEach(() => {
  purgePersisted(null);
  vi.unstubAllGlobals();
});

function logIn(member: string): QueryClient {
  const cache = new QueryClient();
  cache.setQueryData(userQuery().queryKey, { user: { profile: { id: member } } } as never);
  return cache;
}

test('what waits when the session ends is not sent, not even after a new login (spec D2.21)', async () => {
  const { turn } = addSlot(logIn('anton'), 'bram', 'gift', 'one');
  expect(storedOutbox('anton')).toHaveLength(1);
  const refused = expect(turn).rejects.toThrow('unavailable');
  cancelSlots('anton');
  await refused;
  purgePersisted(null);
  renewSlots(logIn('anton'));
  expect(storedOutbox('anton')).toHaveLength(0);
});

test('slots of another member stay', () => {
  const cache = logIn('carl');
  const { turn } = addSlot(cache, 'bram', 'photo', 'two');
  turn.catch(() => {});
  cancelSlots('anton');
  purgePersisted(null);
  renewSlots(cache);
  expect(storedOutbox('carl')).toHaveLength(1);
  cancelSlots('carl');
});
