import { beforeEach, expect, test, vi } from 'vitest';
import { allKept, forgetKept, keep, kept, keptName } from './kept.ts';

const storage = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  storage.clear();
  isFull = false;
  const fake = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem(name: string, text: string) {
      if (isFull) throw new Error('quota');
      storage.set(name, text);
    },
    removeItem: (name: string) => void storage.delete(name),
  };
  const ownKeys = () => [...storage.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal('localStorage', new Proxy(fake, { ownKeys, getOwnPropertyDescriptor }));
});

test('what a browser keeps belongs to one member, and goes with his login', () => {
  storage.set('theme', 'dark');
  keep(keptName('anton', 'draft', 'bram'), 'Hello');
  keep(keptName('carl', 'draft', 'bram'), 'Hi');
  expect(kept(keptName('anton', 'draft', 'bram'))).toBe('Hello');
  forgetKept('anton');
  expect([kept(keptName('anton', 'draft', 'bram')), kept(keptName('carl', 'draft', 'bram'))]).toEqual([
    'Hello',
    null,
  ]);
  forgetKept(null);
  expect([...storage.keys()]).toEqual(['theme']);
});

test('where nothing can be stored, the tab keeps it while it is open', () => {
  isFull = true;
  keep(keptName('anton', 'outbox', '1'), { text: 'One' });
  expect(allKept(keptName('anton', 'outbox'))).toEqual([{ text: 'One' }]);
  keep(keptName('anton', 'outbox', '1'), null);
  expect(allKept(keptName('anton', 'outbox'))).toEqual([]);
});

test('what cannot be read is as good as not there', () => {
  storage.set(keptName('anton', 'outbox', '1'), '{"half');
  expect([kept(keptName('anton', 'outbox', '1')), allKept(keptName('anton', 'outbox'))]).toEqual([null, []]);
});
