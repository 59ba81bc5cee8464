import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};
const open = async () => import('./signup-draft-store.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('the draft survives a reload, including the message (spec 3.12)', async () => {
  const tab = storage();
  vi.stubGlobal('sessionStorage', tab);
  (await open()).updateSignupDraft({ name: 'Matthias', signup_message: { to: 'joris', text: 'Hello' } });
  vi.resetModules();
  expect((await open()).readSignupDraft()).toMatchObject({
    name: 'Matthias',
    signup_message: { to: 'joris', text: 'Hello' },
  });
});

test('a password is never stored (spec 3.12)', async () => {
  const tab = storage();
  vi.stubGlobal('sessionStorage', tab);
  const { updateSignupDraft: changeDraft, readSignupDraft: readDraft } = await open();
  changeDraft({ name: 'Matthias', password: 'secret words' } as object);
  expect(readDraft()).not.toHaveProperty('password');
  expect(JSON.stringify([...tab.entries])).not.toContain('secret words');
});

test('an unreadable draft counts as empty, and a removed draft does not return', async () => {
  const tab = storage();
  tab.entries.set('signup-draft', '{"name": 3');
  vi.stubGlobal('sessionStorage', tab);
  const { updateSignupDraft: changeDraft, readSignupDraft: readDraft } = await open();
  expect(readDraft().name).toBe('');
  changeDraft({ name: 'Matthias' });
  changeDraft(null);
  expect(tab.entries.size).toBe(0);
  expect(readDraft().name).toBe('');
});

test('without storage the draft lives in memory', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { updateSignupDraft: changeDraft, readSignupDraft: readDraft } = await open();
  changeDraft({ name: 'Matthias' });
  expect(readDraft().name).toBe('Matthias');
});
