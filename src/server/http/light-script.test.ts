import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  SHARED_PHOTO_CACHE,
  SHARED_PHOTO_MAX_AGE_MS,
  SHARED_PHOTO_PATH,
  SHARED_PHOTO_TIME_HEADER,
} from '#contract/service-worker';

const script = readFileSync('public/light.js', 'utf8');
// These keys have the format that `src/web/accounts/persisted-state.ts` defines.
const [antonsKey, bramsKey] = ['kept anton outbox 1', 'kept bram draft x'];

/** `members` holds the profile id that each request returns; null means that nobody is logged in. */
function runLightScript(entries: string[], members: (string | null)[], navigator: object = {}) {
  const storageOf = (names: string[]) =>
    Object.defineProperty(Object.fromEntries(names.map(name => [name, '1'])), 'removeItem', {
      value(this: Record<string, string>, name: string) {
        delete this[name];
      },
    });
  const [storage, ofTab] = [storageOf(entries), storageOf(['signup-draft', ...entries])];
  const requestedUrls: string[] = [];
  const fetch = async (path: string) => {
    requestedUrls.push(path);
    const id = members[requestedUrls.length - 1];
    if (id === undefined) throw new Error('offline');
    return Response.json({ user: id && { profile: { id } } });
  };
  const document = { documentElement: {}, cookie: '', querySelector: () => null, querySelectorAll: () => [] };
  const globals = { navigator, document, localStorage: storage, sessionStorage: ofTab, fetch };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  return { requestedUrls, remainingKeys: () => [Object.keys(storage), Object.keys(ofTab)] };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const advanceTenSeconds = () => vi.advanceTimersByTimeAsync(10_000);

test('when a session was ended elsewhere, a light page removes the state of its member and nothing else', async () => {
  const { requestedUrls, remainingKeys } = runLightScript(['theme', antonsKey], [null, null]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(remainingKeys()[0]).toEqual(['theme', antonsKey]);
  await advanceTenSeconds();
  expect(remainingKeys()).toEqual([['theme'], ['signup-draft', 'theme']]);
  expect(requestedUrls).toEqual(['/api/user.php?hidden=1', '/api/user.php?hidden=1']);
});

test('a page with an outdated cookie does not remove the outbox of the current session', async () => {
  const { remainingKeys } = runLightScript([antonsKey, bramsKey], [null, 'anton']);
  await advanceTenSeconds();
  expect(remainingKeys()[0]).toEqual([antonsKey]);
});

test('for a logged-in member only the state of others is removed; offline or without state nothing happens', async () => {
  const antons = runLightScript([antonsKey, bramsKey], ['anton']);
  const offline = runLightScript([antonsKey], []);
  const visitors = runLightScript(['theme'], []);
  await advanceTenSeconds();
  expect(antons.remainingKeys()[0]).toEqual([antonsKey]);
  expect(offline.remainingKeys()[0]).toEqual([antonsKey]);
  expect(visitors.requestedUrls).toEqual([]);
});

test('when a session was ended elsewhere, a light page ends what it left in the browser (spec 7.12)', async () => {
  const ended: string[] = [];
  const registration = {
    getNotifications: async () => [{ close: () => void ended.push('notification') }],
    pushManager: {
      getSubscription: async () => ({ unsubscribe: async () => void ended.push('subscription') }),
    },
  };
  const navigator = {
    clearAppBadge: async () => void ended.push('badge'),
    serviceWorker: { getRegistration: async () => registration },
  };
  runLightScript([antonsKey], ['anton'], navigator);
  await advanceTenSeconds();
  expect(ended).toEqual([]);
  runLightScript([antonsKey], [null, null], navigator);
  await advanceTenSeconds();
  expect(ended).toEqual(['badge', 'notification', 'subscription']);
});

test.each([
  ['that was shared long ago is removed', SHARED_PHOTO_MAX_AGE_MS, [SHARED_PHOTO_CACHE]],
  ['that was shared just now stays for the login', SHARED_PHOTO_MAX_AGE_MS - 60_000, []],
])('on a light page after the end of a session, a photo %s (spec 7.12)', async (_what, age, removed) => {
  const headers = { [SHARED_PHOTO_TIME_HEADER]: String(Date.now() - age) };
  const deleted: string[] = [];
  vi.stubGlobal('caches', {
    match: async (path: string) => (path === SHARED_PHOTO_PATH ? new Response('', { headers }) : undefined),
    delete: async (name: string) => void deleted.push(name),
  });
  // What fails before the photo does not save it.
  const navigator = { clearAppBadge: () => Promise.reject(new Error('no badge')) };
  runLightScript([antonsKey], [null, null], navigator);
  await advanceTenSeconds();
  expect(deleted).toEqual(removed);
});

test('a member’s page that the browser shows from its memory after the logout is hidden and loaded again (spec 7.1)', () => {
  const open = (isMembers: boolean) => {
    const root = { hidden: false };
    const location = { reload: vi.fn() };
    const target = new EventTarget();
    const document = {
      documentElement: root,
      cookie: '',
      querySelector: (selector: string) => (isMembers && selector === '[data-member]' ? {} : null),
      querySelectorAll: () => [],
    };
    const addEventListener = target.addEventListener.bind(target);
    const globals = {
      document,
      location,
      addEventListener,
      localStorage: {},
      sessionStorage: {},
      navigator: {},
    };
    new Function(...Object.keys(globals), script)(...Object.values(globals));
    return (persisted: boolean) => {
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      return [root.hidden, location.reload.mock.calls.length];
    };
  };
  const show = open(true);
  expect(show(false)).toEqual([false, 0]);
  expect(show(true)).toEqual([true, 1]);
  expect(open(false)(true)).toEqual([false, 0]);
});

test('a form of a light page is sent once the server answers, and otherwise keeps its text and says so (spec 2.9)', async () => {
  const form = Object.assign(new EventTarget(), { submit: vi.fn() });
  const note = { hidden: true, closest: () => form, scrollIntoView: vi.fn() };
  const document = {
    documentElement: {},
    cookie: '',
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector === '[data-offline-note]' ? [note] : []),
  };
  const answers: (number | 'none')[] = ['none', 503, 200];
  const requestedUrls: string[] = [];
  const fetch = async (path: string) => {
    requestedUrls.push(path);
    const answer = answers.shift();
    if (answer === 'none') throw new TypeError('Failed to fetch');
    return { status: answer };
  };
  const addEventListener = () => undefined;
  const globals = { navigator: {}, document, localStorage: {}, sessionStorage: {}, fetch, addEventListener };
  new Function(...Object.keys(globals), script)(...Object.values(globals));
  const submit = async () => {
    const event = new Event('submit', { cancelable: true });
    form.dispatchEvent(event);
    // A double tap.
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await vi.advanceTimersByTimeAsync(0);
    return [event.defaultPrevented, note.hidden, form.submit.mock.calls.length];
  };
  expect(await submit()).toEqual([true, false, 0]);
  expect(await submit()).toEqual([true, false, 0]);
  expect(await submit()).toEqual([true, true, 1]);
  expect(requestedUrls).toEqual(['/readyz', '/readyz', '/readyz']);
});
