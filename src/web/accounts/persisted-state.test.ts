import { beforeEach, expect, test, vi } from 'vitest';
import { persist, persistedKey, purgePersisted, readAllPersisted, readPersisted } from './persisted-state.ts';

const storage = new Map<string, string>();
const tabStorage = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  isFull = false;
  vi.stubGlobal('localStorage', storageIn(storage));
  vi.stubGlobal('sessionStorage', storageIn(tabStorage));
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

test('persisted state belongs to one member and is purged when the session ends', () => {
  storage.set('theme', 'dark');
  persist(persistedKey('anton', 'draft', 'bram'), 'Hello');
  persist(persistedKey('carl', 'draft', 'bram'), 'Hi');
  expect(readPersisted(persistedKey('anton', 'draft', 'bram'))).toBe('Hello');
  purgePersisted('anton');
  expect([
    readPersisted(persistedKey('anton', 'draft', 'bram')),
    readPersisted(persistedKey('carl', 'draft', 'bram')),
  ]).toEqual(['Hello', null]);
  purgePersisted(null);
  expect([...storage.keys()]).toEqual(['theme']);
});

test('state of a tab is invisible to another member who logs in there and is purged when the session ends', () => {
  tabStorage.set('reported-left', '1');
  const [antons, carls] = [persistedKey('anton', 'gift', 'bram'), persistedKey('carl', 'gift', 'bram')];
  persist(antons, 'rose', 'tab');
  expect([readPersisted(antons, 'tab'), readPersisted(carls, 'tab'), readPersisted(antons)]).toEqual([
    'rose',
    null,
    null,
  ]);
  purgePersisted('carl');
  expect([...tabStorage.keys()]).toEqual(['reported-left']);
  persist(carls, 'wine', 'tab');
  purgePersisted(null);
  expect([...tabStorage.keys()]).toEqual(['reported-left']);
});

test('without storage the state lives in memory', () => {
  isFull = true;
  persist(persistedKey('anton', 'outbox', '1'), { text: 'One' });
  expect(readAllPersisted(persistedKey('anton', 'outbox'))).toEqual([{ text: 'One' }]);
  persist(persistedKey('anton', 'outbox', '1'), null);
  expect(readAllPersisted(persistedKey('anton', 'outbox'))).toEqual([]);
});

test('unreadable state counts as missing', () => {
  storage.set(persistedKey('anton', 'outbox', '1'), '{"half');
  expect([
    readPersisted(persistedKey('anton', 'outbox', '1')),
    readAllPersisted(persistedKey('anton', 'outbox')),
  ]).toEqual([null, []]);
});
