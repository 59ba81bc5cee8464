import { beforeEach, expect, test, vi } from 'vitest';
import { recentsOf } from './recents.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

const recents = recentsOf<string>('emoji', 3, emoji => emoji);

test('the newest stands first, once, and the oldest goes', () => {
  for (const emoji of ['a', 'b', 'c', 'a', 'd']) recents.add(emoji);
  expect(recents.read()).toEqual(['d', 'a', 'c']);
});

test.each(['no json', '{"an":"object"}', 'null'])('what is kept as %s counts as nothing', value => {
  kept.set('emoji', value);
  expect(recents.read()).toEqual([]);
  recents.add('a');
  expect(recents.read()).toEqual(['a']);
});

test('a browser that keeps nothing has no recents, and chooses all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  recents.add('a');
  expect(recents.read()).toEqual([]);
});
