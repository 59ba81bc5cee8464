import type { BrowserContext, Page } from '@playwright/test';
import { inAppWindow } from './support/full-browser.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('the browser finds nothing that prevents the installation, in both modes (spec 7.12)', async ({
  baseURL,
}) => {
  await inAppWindow(baseURL ?? '', async (page, context) => {
    await logIn(context, await newMember(), baseURL ?? '');
    expect(await installability(context, page)).toEqual({ errors: [], name: 'Lavender' });
    const headers = { origin: baseURL ?? '' };
    await page.request.put('/api/discretion.php', { data: { discreet: true }, headers });
    expect(await installability(context, page)).toEqual({ errors: [], name: 'Agenda' });
    // The browser would report an error: it does for a manifest without icons.
    await context.route('**/manifest.webmanifest', async route => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), icons: [] } });
    });
    const { errors } = await installability(context, page);
    expect(errors.map(({ errorId }) => errorId)).toContain('manifest-missing-suitable-icon');
  });
});

async function installability(context: BrowserContext, page: Page) {
  await page.goto('/members');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const { errors, data } = await session.send('Page.getAppManifest');
  await session.detach();
  const { name, screenshots = [] } = JSON.parse(data ?? '{}');
  for (const { src, type } of screenshots) {
    const answer = await page.request.get(src);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type]);
  }
  return { errors: [...installabilityErrors, ...errors] as { errorId?: string }[], name };
}

test('in an installed app the back button is shown on the listed pages only, after another page (spec 2.3)', async ({
  baseURL,
}) => {
  await inAppWindow(baseURL ?? '', async (page, context) => {
    const other = await newMember({ name: 'Wout' });
    await logIn(context, await newMember(), baseURL ?? '');
    const back = page.getByRole('button', { name: 'Terug', exact: true });
    const profile = `/members/${other.profileId}`;
    await page.evaluate(address => location.replace(address), profile);
    await expect(page).toHaveURL(profile);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(1);
    await expect(back).toHaveCount(0);
    await page.goto('/credits');
    const order = await page
      .locator('a[href^="/credits/"]:not([href*="repeat"])')
      .first()
      .getAttribute('href');
    const likesMember = `/likes/m/${other.profileId}`;
    for (const shown of [profile, '/likes/given', likesMember, '/credits', order ?? 'no order']) {
      await page.goto('/members');
      await page.goto(shown);
      await expect(back).toHaveCount(1);
    }
    for (const hidden of ['/members', '/likes', '/profile', '/settings', '/premium']) {
      await page.goto(hidden);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(back).toHaveCount(0);
    }
    await page.goto('/settings/install');
    await expect(page.getByText('Je gebruikt de app al.')).toBeVisible();
  });
});

/** Chromium fires the event only for people who use a site for a while. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      Object.assign(window, { prompted: true });
      return { outcome: 'accepted' };
    };
    return !dispatchEvent(Object.assign(event, { prompt }));
  });
const expectVisits = (page: Page, visits: number) =>
  page.waitForFunction(
    count =>
      Object.entries(localStorage).some(([key, value]) => / visits /.test(key) && value === String(count)),
    visits,
  );
const isPrompted = (page: Page) => page.evaluate(() => 'prompted' in window);
/** What the page shows because of an event is there after two frames. */
const rendered = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const offer = (page: Page) => page.getByRole('region', { name: 'App installeren' });

test('the installation is offered in the third visit and not before, and never again once dismissed (spec 2.5)', async ({
  context,
  baseURL,
}) => {
  await logIn(context, await newMember(), baseURL ?? '');
  for (const visit of [1, 2, 3]) {
    const page = await context.newPage();
    await page.goto('/members');
    await expectVisits(page, visit);
    expect(await offerInstallation(page)).toBe(true);
    await rendered(page);
    await expect(offer(page)).toHaveCount(visit < 3 ? 0 : 1);
    if (visit < 3) await page.close();
  }
  const page = context.pages().at(-1) as Page;
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Handiger als app' }).click();
  await expect(offer(page)).toHaveCount(0);
  expect(await isPrompted(page)).toBe(true);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await offerInstallation(page);
  await rendered(page);
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'App installeren' }).click();
  await offerInstallation(page);
  await page.getByRole('button', { name: 'App installeren' }).click();
  expect(await isPrompted(page)).toBe(true);
  await expectAccessible(page);
});
