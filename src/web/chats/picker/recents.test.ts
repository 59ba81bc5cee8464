import { beforeEach, expect, test, vi } from 'vitest';
import { persistedKey, purgePersisted } from '../../accounts/persisted-state.ts';
import { createRecents } from './recents.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const fake = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const ownKeys = () => [...stored.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal('localStorage', new Proxy(fake, { ownKeys, getOwnPropertyDescriptor }));
});

const recents = createRecents<string>('recent-emoji', 3, emoji => emoji);

test('the newest is first, without repeats, and the oldest is dropped', () => {
  for (const emoji of ['a', 'b', 'c', 'a', 'd']) recents.add('anton', emoji);
  expect(recents.read('anton')).toEqual(['d', 'a', 'c']);
});

test('recents belong to one member and end with the session', () => {
  recents.add('anton', 'a');
  expect(recents.read('carl')).toEqual([]);
  purgePersisted(null);
  expect(recents.read('anton')).toEqual([]);
  expect([...stored.keys()]).toEqual([]);
});

test.each(['no json', '{"an":"object"}', 'null'])('stored recents of %s count as empty', value => {
  stored.set(persistedKey('anton', 'recent-emoji'), value);
  expect(recents.read('anton')).toEqual([]);
  recents.add('anton', 'a');
  expect(recents.read('anton')).toEqual(['a']);
});
