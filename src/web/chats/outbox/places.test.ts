import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { purgePersisted } from '../../accounts/persisted-state.ts';
import { waitingOf } from './outbox-query.ts';
import { endPlaces, putPlace, renewPlaces } from './places.ts';

beforeEach(() => void vi.stubGlobal('localStorage', undefined));
afterEach(() => {
  purgePersisted(null);
  vi.unstubAllGlobals();
});

function logIn(member: string): QueryClient {
  const cache = new QueryClient();
  cache.setQueryData(['user'], { user: { profile: { id: member } } });
  return cache;
}

test('what waits for its turn when the login ends is not sent, not when its member comes back either (spec 6)', async () => {
  const { turn } = putPlace(logIn('anton'), 'bram', 'gift', 'one');
  expect(waitingOf('anton')).toHaveLength(1);
  const refused = expect(turn).rejects.toThrow('unavailable');
  endPlaces('anton');
  await refused;
  purgePersisted(null);
  renewPlaces(logIn('anton'));
  expect(waitingOf('anton')).toHaveLength(0);
});

test('another member’s places stay', () => {
  const cache = logIn('carl');
  const { turn } = putPlace(cache, 'bram', 'photo', 'two');
  turn.catch(() => {});
  endPlaces('anton');
  purgePersisted(null);
  renewPlaces(cache);
  expect(waitingOf('carl')).toHaveLength(1);
  endPlaces('carl');
});
