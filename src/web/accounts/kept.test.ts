import { beforeEach, expect, test, vi } from 'vitest';
import { allKept, forgetKept, keep, kept, keptName } from './kept.ts';

const storage = new Map<string, string>();
const ofTab = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  isFull = false;
  vi.stubGlobal('localStorage', storageIn(storage));
  vi.stubGlobal('sessionStorage', storageIn(ofTab));
});

function storageIn(entries: Map<string, string>) {
  entries.clear();
  const fake = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem(name: string, text: string) {
      if (isFull) throw new Error('quota');
      entries.set(name, text);
    },
    removeItem: (name: string) => void entries.delete(name),
  };
  const ownKeys = () => [...entries.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  return new Proxy(fake, { ownKeys, getOwnPropertyDescriptor });
}

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

test('what one tab keeps alone is no other member’s who logs in in it either, and goes with the login', () => {
  ofTab.set('told-left', '1');
  const [antons, carls] = [keptName('anton', 'gift', 'bram'), keptName('carl', 'gift', 'bram')];
  keep(antons, 'rose', 'tab');
  expect([kept(antons, 'tab'), kept(carls, 'tab'), kept(antons)]).toEqual(['rose', null, null]);
  forgetKept('carl');
  expect([...ofTab.keys()]).toEqual(['told-left']);
  keep(carls, 'wine', 'tab');
  forgetKept(null);
  expect([...ofTab.keys()]).toEqual(['told-left']);
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
