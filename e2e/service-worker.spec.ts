import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { activeWorker } from './support/service-worker.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser reports every request that a page or its worker makes without a connection.
  expectedErrors: /net::ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket connection|Failed to fetch/,
});

/** Opens a page whose worker answers its requests. */
async function openWithWorker(page: Page, path: string) {
  await page.goto(path);
  const worker = await activeWorker(page);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return worker;
}

/** Of the caches whose name begins so. */
const cachedPaths = (page: Page, start = '') =>
  page.evaluate(async nameStart => {
    const names = (await caches.keys()).filter(name => name.startsWith(nameStart));
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  }, start);

test('without a connection a page that cannot load says so in the language of the site, and continues by itself (spec 7.12, 8.2)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await openWithWorker(page, '/members');
  await context.setOffline(true);
  await page.goto('/likes').catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent offline');
  await expect(page).toHaveTitle('Je bent offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  expect(await page.content()).not.toContain('Lavender');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('status')).toHaveText('Nog geen verbinding. Probeer het zo nog eens.');
  await context.setOffline(false);
  await expect(page).toHaveURL('/likes');
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
  // With a network, the page is shown because the server is away.
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We zijn even niet bereikbaar');
  await expect(page.getByText('Dat duurt meestal maar kort.')).toBeVisible();
});

test('after a change of language the offline page has the new language (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await openWithWorker(page, '/members');
  await installNewVersion(page);
  await context.setOffline(true);
  await page.goto('/likes').catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
});

test('caches hold only hashed files and the offline page, and nothing of a member (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  await openWithWorker(page, '/members');
  for (const path of ['/likes', '/chats', '/profile', '/settings/export', '/members']) await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const paths = await cachedPaths(page);
  expect(paths).toContain('/offline');
  expect(paths.filter(path => path.startsWith('/assets/')).length).toBeGreaterThan(30);
  expect(
    paths.filter(path => path !== '/offline' && !/^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/.test(path)),
  ).toEqual([]);
});

test('the script of the worker is requested each time, may load nothing foreign, and is registered only for members (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const { headers, body } = await page.request.get('/service-worker.js').then(async answer => ({
    headers: answer.headers(),
    body: await answer.text(),
  }));
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; img-src 'self'");
  expect(headers['content-type']).toContain('text/javascript');
  expect(body).toContain((await readFile('build/service-worker.js', 'utf8')).slice(0, 500));
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  }
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/members');
  await activeWorker(page);
});

test('a new version takes over while a message is being typed, without a reload and without losing it (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const partner = await newMember({ name: 'Wout' });
  await logIn(context, await newMember({ credits: 5 }), baseURL ?? '');
  await openWithWorker(page, `/members/${partner.profileId}/chat`);
  const composer = page.getByRole('textbox', { name: /bericht/i });
  await composer.fill('Half een zin');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const files = await page.evaluate(async () =>
    (await (await caches.open('assets')).keys()).map(({ url }) => url),
  );
  expect(files.length).toBeGreaterThan(3);
  await installNewVersion(page);
  await composer.pressSequentially(' en verder');
  await expect(composer).toHaveValue('Half een zin en verder');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // After a release the server may no longer have the old build's files.
  await context.setOffline(true);
  const statuses = await page.evaluate(
    urls => Promise.all(urls.map(async url => (await fetch(url)).status)),
    files,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await context.setOffline(false);
  await expect(composer).toHaveValue('Half een zin en verder');
});

test('a worker of a new build removes the core files of the former one from its list, and pages of the former one still get them (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  const script = await readFile('build/service-worker.js', 'utf8');
  const assets = (await readdir('build/client/assets')).map(name => `/assets/${name}`);
  const former = assets.find(path => path.endsWith('.js') && !script.includes(path)) ?? '';
  // The script of an update cannot be routed, so the former build's script is the changed one. A reload would update it.
  await context.route('**/service-worker.js', async route => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/([`'"])\/assets\/[\w.-]+\1,/, `$&$1${former}$1,`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/likes');
  await activeWorker(page);
  expect(await cachedPaths(page, 'workbox-precache')).toContain(former);
  expect(await cachedPaths(page, 'assets')).not.toContain(former);
  await context.unroute('**/service-worker.js');
  await installNewVersion(page);
  await expect.poll(() => cachedPaths(page, 'workbox-precache')).not.toContain(former);
  expect((await cachedPaths(page, 'workbox-precache')).length).toBeGreaterThan(8);
  // The browser's own cache may have removed the file.
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await context.setOffline(true);
  expect(await page.evaluate(path => fetch(path).then(({ status }) => status, String), former)).toBe(200);
});

/**
 * Another language makes another script, as a release does. The update is requested until it happens: the browser
 * answers an update with a check of its own that began earlier, with the former language.
 */
const installNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const former = serviceWorker.controller;
    document.cookie = 'language=en; path=/';
    const registration = await serviceWorker.ready;
    while (serviceWorker.controller === former) {
      await registration.update();
      await new Promise(resolve => setTimeout(resolve, 250));
    }
  });
