import type { BrowserContext, Page } from '@playwright/test';
import { logIn, newMember } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The headless browser shows no notifications, so the page finds one that counts how often it is closed. */
const withShownNotification = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, { closings: 0 });
    const close = () => {
      (window as unknown as { closings: number }).closings += 1;
    };
    ServiceWorkerRegistration.prototype.getNotifications = async () =>
      [{ data: { path: '/chats', discreet: false }, close }] as unknown as Notification[];
  });
const closings = (page: Page) => page.evaluate(() => (window as unknown as { closings: number }).closings);

test('turning on discreet mode closes notifications with names at once, here and on another device whose page is open (spec D5.2)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  const jan = await newMember({ name: 'Jan' });
  const tablet = await browser.newContext();
  watchContext(tablet);
  const other = await tablet.newPage();
  for (const [device, opened, path] of [
    [context, page, '/settings/discretion'],
    [tablet, other, '/members'],
  ] as const) {
    await withShownNotification(device);
    await logIn(device, jan, baseURL ?? '');
    await opened.goto(path);
    await opened.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistration())?.active != null,
    );
  }
  const before = [await closings(page), await closings(other)];
  await page.getByRole('switch', { name: 'Discrete modus' }).click();
  await expect.poll(() => closings(page)).toBeGreaterThan(before[0] ?? 0);
  await expect.poll(() => closings(other)).toBeGreaterThan(before[1] ?? 0);
  await tablet.close();
});
