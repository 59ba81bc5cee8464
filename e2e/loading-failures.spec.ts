import type { BrowserContext, Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Opens a page without a console check, because the browser logs failed loads. */
async function open(
  browser: { newContext(): Promise<BrowserContext> },
  baseURL: string | undefined,
  path: string,
) {
  const context = await browser.newContext();
  await logIn(context, await newMember({ name: 'Koen' }), baseURL ?? '');
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Menu van Koen' })).toBeVisible();
  return page;
}

const waitForIdle = (page: Page) => page.waitForLoadState('networkidle');

function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', request => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

/** Looks in the header, because without styles the page also shows the phone's menu. */
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' });
const again = (page: Page) => page.getByRole('link', { name: 'Opnieuw proberen' });

test('a page module that fails to load reloads the page at most once a minute, then the error page offers a way on (spec 8.2)', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/members');
  await waitForIdle(page);
  const moduleUrl = /\/assets\/likes-page-.*\.js$/;
  await page.context().route(moduleUrl, route => route.abort());
  const documents = countDocuments(page);
  await menu(page).getByRole('link', { name: 'Likes' }).click();
  await expect(page).toHaveURL(/\/likes$/);
  await expect(page.getByRole('alert').filter({ hasText: 'niet helemaal geladen' })).toBeVisible();
  expect(documents.count).toBe(1);

  await page.goto('/members');
  await waitForIdle(page);
  documents.count = 0;
  await menu(page).getByRole('link', { name: 'Likes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Er ging iets mis' })).toBeVisible();
  await expect(page.getByText('Code 500')).toBeVisible();
  await expectAccessible(page);
  expect(documents.count).toBe(0);

  await page.getByRole('button', { name: 'Terug' }).click();
  await expect(menu(page)).toBeVisible();
  await page.context().unroute(moduleUrl);
  await menu(page).getByRole('link', { name: 'Likes' }).click();
  await expect(page).toHaveURL(/\/likes$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
  await page.context().close();
});

test('offline the page stays with its content, and the requested page opens on a retry (spec 8.2)', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/members');
  await waitForIdle(page);
  const search = page.url();
  await page.context().setOffline(true);
  await expect(page.getByText('Je bent offline. We proberen het opnieuw')).toBeVisible();
  const documents = countDocuments(page);
  const members = page.getByRole('heading', { level: 1, name: 'Leden zoeken' });
  const waitingNotice = page.getByRole('status').filter({ hasText: 'Deze pagina kon niet laden.' });
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
  await menu(page).getByRole('link', { name: 'Likes' }).click();
  await expect(waitingNotice).toBeVisible();
  await expect(members).toBeVisible();
  await expectAccessible(page);
  await waitingNotice.getByRole('button', { name: 'Sluiten' }).click();
  await expect(retry).toHaveCount(0);
  await menu(page).getByRole('link', { name: 'Likes' }).click();
  await retry.click();
  await expect(page.getByText('Nog geen verbinding.')).toBeVisible();
  await expect(members).toBeVisible();
  expect(page.url()).toBe(search);
  expect(documents.count).toBe(0);
  await page.context().setOffline(false);
  await expect(page.getByText('Je bent weer online.')).toBeVisible();
  await expect(members).toBeVisible();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
  await expect(retry).toHaveCount(0);
  await page.context().close();
});

test('cancelled after Back, the page keeps its history entry (spec 8.2)', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, '/settings/blocked');
  await waitForIdle(page);
  await menu(page).getByRole('link', { name: 'Leden zoeken' }).click();
  await expect(page).toHaveURL(/\/members$/);
  const members = page.getByRole('heading', { level: 1, name: 'Leden zoeken' });
  await expect(members).toBeVisible();
  await page.reload();
  await waitForIdle(page);
  await page.context().setOffline(true);
  // This notice appears only after the hydration of the page.
  await expect(page.getByText('Je bent offline. We proberen het opnieuw')).toBeVisible();
  await page.goBack();
  const waitingNotice = page.getByRole('status').filter({ hasText: 'Deze pagina kon niet laden.' });
  await waitingNotice.getByRole('button', { name: 'Sluiten' }).click();
  await expect(waitingNotice).toHaveCount(0);
  await expect(page).toHaveURL(/\/members$/);
  await expect(members).toBeVisible();
  await page.context().setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/settings\/blocked$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Geblokkeerde leden' })).toBeVisible();
  await page.goForward();
  await expect(members).toBeVisible();
  await page.context().close();
});

test('a page whose module is loaded waits for its data and opens without loading a document (spec 8.2)', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/members');
  await waitForIdle(page);
  const members = page.getByRole('heading', { level: 1, name: 'Leden zoeken' });
  const cards = page.getByRole('main').locator('a[href^="/members/"]');
  await cards.first().click();
  await expect(page).toHaveURL(/\/members\/[\w-]{36}$/);
  await page.goBack();
  await expect(members).toBeVisible();
  await page.context().setOffline(true);
  const documents = countDocuments(page);
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
  await cards.nth(2).click();
  await expect(retry).toBeVisible();
  await expect(members).toBeVisible();
  await page.context().setOffline(false);
  await retry.click();
  await expect(page).toHaveURL(/\/members\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents.count).toBe(0);
  await page.context().close();
});

test('text typed on a page that stays is still there (spec 8.2)', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, '/profile');
  await waitForIdle(page);
  const row = page.getByRole('main').getByRole('link', { name: /^Over mij/ });
  await row.click();
  await page.getByRole('textbox', { name: 'Over mij' }).fill('Kookt graag, en nooit voor een.');
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click();
  await page.context().setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Lavender' }).click();
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await row.click();
  await expect(page.getByRole('textbox', { name: 'Over mij' })).toHaveValue(
    'Kookt graag, en nooit voor een.',
  );
  await page.context().close();
});

test('an unavailable server is announced while it is, and the page opens once it is back (spec 8.2)', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/likes');
  await waitForIdle(page);
  const serverUrls = /\/(api|readyz)/;
  await page.context().route(serverUrls, route => route.fulfill({ status: 503, body: '' }));
  await menu(page).getByRole('link', { name: 'Leden zoeken' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'We zijn even niet bereikbaar' });
  await expect(notice).toBeVisible();
  // The timeout is long, because the API client retries before the error page appears.
  await expect(page.getByRole('heading', { level: 1, name: 'We zijn even niet bereikbaar' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Code 503')).toBeVisible();
  await expectAccessible(page);
  await again(page).click();
  await expect(page.getByText('Nog geen verbinding.')).toBeVisible();
  await page.context().unroute(serverUrls);
  await again(page).click();
  await expect(page).toHaveURL(/\/members$/);
  await expect(menu(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.context().close();
});

test('the notice of an unavailable server disappears by itself once it is back', { tag: '@full' }, async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/likes');
  await waitForIdle(page);
  const serverUrls = /\/(api|readyz)/;
  await page.context().route(serverUrls, route => route.abort());
  const notice = page.getByText('We zijn even niet bereikbaar.');
  await expect(notice).toBeVisible({ timeout: 60_000 });
  await page.context().unroute(serverUrls);
  await expect(notice).toHaveCount(0);
  await page.context().close();
});

test('a call that fails for good shows the error page with message and code (spec 8.2)', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/likes');
  await waitForIdle(page);
  await page
    .context()
    .route(/\/api\/members\.php/, route =>
      route.fulfill({ status: 500, json: { error: { code: 'generic', message: 'Kapot' } } }),
    );
  await menu(page).getByRole('link', { name: 'Leden zoeken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kapot' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Code 500')).toBeVisible();
  await page.context().close();
});

test('an unknown address shows the error page, with its code and a link home (spec 8.2)', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/members');
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })).toBeVisible();
  await expect(page.getByText('Code 404')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar de startpagina' }).click();
  // The start page leads a member to the members.
  await expect(page).toHaveURL('/members');
  await page.context().close();
});

test('a URL with a malformed id is a missing page, not a server error (spec 8.2)', async ({
  browser,
  baseURL,
}) => {
  const page = await open(browser, baseURL, '/members');
  const addresses = [
    '/members/bogus',
    '/likes/m/bogus',
    '/members/bogus/chat',
    '/chats/bogus',
    '/credits/bogus',
  ];
  for (const address of addresses) expect((await page.request.get(address)).status()).toBe(404);
  const answer = await page.goto('/transactions/bogus');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina bestaat niet' })).toBeVisible();
  await page.context().close();
});

async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async route => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('a press before hydration takes effect as soon as it can (look)', async ({ page, context, baseURL }) => {
  await logIn(context, await newMember({ name: 'Koen' }), baseURL ?? '');
  const release = await holdScripts(page);
  await page.goto('/members', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Menu van Koen' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('text written before hydration stays and can be sent (look)', async ({ page, context, baseURL }) => {
  const other = await newMember({ name: 'Bram' });
  await logIn(context, await newMember({ credits: 3 }), baseURL ?? '');
  const release = await holdScripts(page);
  await page.goto(`/members/${other.profileId}/chat`, { waitUntil: 'commit' });
  const composer = page.getByRole('textbox', { name: 'Bericht aan Bram' });
  await composer.fill('Zullen we morgen?');
  release();
  await expect(page.getByRole('button', { name: /^Verstuur: / })).toBeEnabled();
  await expect(composer).toHaveValue('Zullen we morgen?');
});
