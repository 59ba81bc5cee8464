import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { landerNames } from '../src/contract/landers.ts';
import { fromCountry } from './support/from-country.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

type Browser = { newContext(options?: BrowserContextOptions): Promise<BrowserContext> };

/** Waits until the page is idle, because a warning would be shown by then. */
async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

const warning = (page: Page) => page.getByRole('dialog', { name: 'Belangrijke informatie' });
const inDutch = async (browser: Browser, options: BrowserContextOptions) => {
  const context = await browser.newContext({ ...options, locale: 'nl-NL' });
  await context.setExtraHTTPHeaders({ ...options.extraHTTPHeaders, 'accept-language': 'nl' });
  return context;
};

async function millisecondsSinceStored(context: BrowserContext): Promise<number> {
  const cookies = await context.cookies();
  const { value = '' } = cookies.find(({ name }) => name === 'entry_warning') ?? {};
  return Date.now() - Date.parse(decodeURIComponent(value));
}

/** Tags the tests of pages other than `/` with `@full`, so that `npm test` leaves them out. */
const tagOf = (path: string) => (path === '/' ? [] : ['@full']);

for (const path of ['/', '/members']) {
  test(`a visitor from the Netherlands sees the entry warning once, on ${path} (spec 1.6, 2.4)`, async ({
    browser,
    watchContext,
  }) => {
    const context = await inDutch(browser, fromCountry('NL'));
    watchContext(context);
    const page = await open(context, path);
    await expect(warning(page)).toBeVisible();
    await expectAccessible(page);
    await warning(page).getByRole('button', { name: 'Ik ben 18 of ouder' }).click();
    await expect(warning(page)).toBeHidden();
    // The dialog is hidden before its `close` event, which stores the time.
    await expect.poll(() => millisecondsSinceStored(context)).toBeLessThan(60_000);
    await expect(warning(await open(context, '/'))).toBeHidden();
    await expect(warning(await open(context, '/members'))).toHaveCount(0);
    await context.close();
  });

  test(`Escape closes the entry warning permanently too, on ${path}`, { tag: tagOf(path) }, async ({
    browser,
  }) => {
    const context = await inDutch(browser, fromCountry('NL'));
    const page = await open(context, path);
    await expect(warning(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning(page)).toBeHidden();
    await expect(warning(await open(context, path))).toBeHidden();
    await context.close();
  });

  test(`visitors from Germany see the entry warning, from elsewhere they do not, on ${path} (spec 1.6, 2.4)`, {
    tag: tagOf(path),
  }, async ({ browser }) => {
    const german = await inDutch(browser, fromCountry('DE'));
    await expect(warning(await open(german, path))).toBeVisible();
    const belgian = await inDutch(browser, fromCountry('BE'));
    await expect(warning(await open(belgian, path))).toHaveCount(0);
    const nowhere = await inDutch(browser, {});
    await expect(warning(await open(nowhere, path))).toHaveCount(0);
    await Promise.all([german.close(), belgian.close(), nowhere.close()]);
  });

  test(`neither members nor an installed app see the entry warning, on ${path} (spec 1.6, 2.4)`, async ({
    browser,
    baseURL,
  }) => {
    const members = await inDutch(browser, fromCountry('NL'));
    await logIn(members, await newMember(), baseURL ?? '');
    await expect(warning(await open(members, path))).toHaveCount(0);
    const installed = await inDutch(browser, fromCountry('NL'));
    await installed.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = query => ask(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await expect(warning(await open(installed, path))).toBeHidden();
    await Promise.all([members.close(), installed.close()]);
  });
}

test('a site that switched the entry warning off never shows it (spec 1.6, 2.4)', async ({
  browser,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const context = await browser.newContext(fromCountry('NL'));
  const page = await open(context, `http://lilac.localhost:${port}/`);
  await expect(page.getByRole('link', { name: /^Lilac/ }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-entry-warning]')).toHaveCount(0);
  await context.close();
});

const landerPaths = [
  ...['/', '/pricing', '/complaints', '/lang-config', '/pages/faq'],
  ...landerNames.map(name => `/landers/${name}`),
  ...['landing', 'landing2', 'landing3'].map(name => `/members/00000000-0000-4000-8000-000000000000/${name}`),
];

test('every page of the lander layout brings the entry warning closed, and only to the countries of the setting (spec 1.6, 2.4)', async ({
  request,
}) => {
  for (const path of landerPaths)
    for (const [country, count] of [
      ['NL', 1],
      ['DE', 1],
      ['BE', 0],
    ] as const) {
      const headers = fromCountry(country).extraHTTPHeaders ?? {};
      const html = await (await request.get(path, { headers })).text();
      const dialogs = html.match(/<dialog[^>]*data-entry-warning[^>]*>/g) ?? [];
      expect(dialogs.length, `${path} ${country}`).toBe(count);
      expect(dialogs.some(dialog => / open[ =>]/.test(dialog))).toBe(false);
    }
});

for (const path of ['/landers/adultonly', '/pages/faq']) {
  test(`the entry warning comes after the first paint and once, on ${path} (spec 1.6, 2.4)`, async ({
    browser,
  }) => {
    const context = await inDutch(browser, fromCountry('NL'));
    const page = await context.newPage();
    let sendScript = () => {};
    const sent = new Promise<void>(resolve => {
      sendScript = resolve;
    });
    await page.route('**/light.js*', async route => {
      await sent;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paints = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(paints)).toBe(1);
    await expect(warning(page)).toBeHidden();
    sendScript();
    await expect(warning(page)).toBeVisible();
    await warning(page).getByRole('button', { name: 'Ik ben 18 of ouder' }).click();
    await expect(warning(page)).toBeHidden();
    for (const other of [path, '/landers/video', '/pricing'])
      await expect(warning(await open(context, other)), other).toBeHidden();
    await context.close();
  });
}
