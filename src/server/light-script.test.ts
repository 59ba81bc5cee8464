import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = readFileSync('public/light.js', 'utf8');
// As `src/web/accounts/persisted-state.ts` names them.
const [antons, brams] = ['kept anton outbox 1', 'kept bram draft x'];

/** Runs the script of light pages in a browser that keeps these; `members` are who it is told is logged in, one after the other. */
function open(entries: string[], members: (string | null)[]) {
  const storageOf = (names: string[]) =>
    Object.defineProperty(Object.fromEntries(names.map(name => [name, '1'])), 'removeItem', {
      value(this: Record<string, string>, name: string) {
        delete this[name];
      },
    });
  const [storage, ofTab] = [storageOf(entries), storageOf(['signup-draft', ...entries])];
  const asked: string[] = [];
  const fetch = async (path: string) => {
    asked.push(path);
    const id = members[asked.length - 1];
    if (id === undefined) throw new Error('no line');
    return Response.json({ user: id && { profile: { id } } });
  };
  const document = { documentElement: {}, cookie: '', querySelector: () => null, querySelectorAll: () => [] };
  const parts = { document, localStorage: storage, sessionStorage: ofTab, fetch };
  new Function(...Object.keys(parts), script)(...Object.values(parts));
  return { asked, kept: () => [Object.keys(storage), Object.keys(ofTab)] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const later = () => vi.advanceTimersByTimeAsync(10_000);

test('a login that was ended elsewhere takes along what the browser kept for it, on a light page too, and nothing else', async () => {
  const { asked, kept } = open(['theme', antons], [null, null]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept()[0]).toEqual(['theme', antons]);
  await later();
  expect(kept()).toEqual([['theme'], ['signup-draft', 'theme']]);
  expect(asked).toEqual(['/api/user.php?hidden=1', '/api/user.php?hidden=1']);
});

test('a page that carried the old cookie while the password was changed leaves the outbox of the login that stands', async () => {
  const { kept } = open([antons, brams], [null, 'anton']);
  await later();
  expect(kept()[0]).toEqual([antons]);
});

test('of a member who is logged in only what others kept goes; without a line, and where nothing is kept, nothing happens', async () => {
  const his = open([antons, brams], ['anton']);
  const offline = open([antons], []);
  const visitors = open(['theme'], []);
  await later();
  expect(his.kept()[0]).toEqual([antons]);
  expect(offline.kept()[0]).toEqual([antons]);
  expect(visitors.asked).toEqual([]);
});
