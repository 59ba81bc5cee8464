import type { BrowserContext, Page } from '@playwright/test';
import { logIn, newMember, onOtherDevice } from './support/new-member.ts';
import { expect, test } from './support/test.ts';

/** Finds the mark below a message, whose title says sent, delivered or read. */
const stateOf = (page: Page, text: string) =>
  page.locator('[data-message]').filter({ hasText: text }).locator('[title]');
const composer = (page: Page, name: string) => page.getByRole('textbox', { name: `Bericht aan ${name}` });
const send = async (page: Page, name: string, text: string) => {
  await composer(page, name).fill(text);
  await page.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
};
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

function countSockets(context: BrowserContext): (page: Page) => number {
  const opened = new Map<Page, number>();
  context.on('page', page =>
    page.on('websocket', socket => {
      if (socket.url().endsWith('/api/live')) opened.set(page, (opened.get(page) ?? 0) + 1);
    }),
  );
  return page => opened.get(page) ?? 0;
}

test('two members in a conversation see at once in every tab what the other does (spec 4.7, D5.6)', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL ?? '';
  const jelle = await newMember({ name: 'Jelle', credits: 20 });
  const wout = await newMember({ name: 'Wout', credits: 20 });
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [firstBrowser, secondBrowser, woutsBrowser] = contexts as [
    BrowserContext,
    BrowserContext,
    BrowserContext,
  ];
  await Promise.all([
    logIn(firstBrowser, jelle, home),
    logIn(secondBrowser, await onOtherDevice(jelle), home),
    logIn(woutsBrowser, wout, home),
  ]);
  const socketsOf = countSockets(firstBrowser);
  const open = async (context: BrowserContext, path: string) => {
    const page = await context.newPage();
    const userLoaded = page.waitForResponse(/\/api\/user\.php/, { timeout: 60_000 });
    await page.goto(path);
    await userLoaded.catch(() => undefined);
    return page;
  };
  const [thread, second, woutsPage] = await Promise.all([
    open(firstBrowser, `/members/${wout.profileId}/chat`),
    open(secondBrowser, '/chats'),
    open(woutsBrowser, `/members/${jelle.profileId}/chat`),
  ]);
  // Only one tab of a browser opens a socket, here the tab `thread`.
  const list = await open(firstBrowser, '/chats');
  expect([thread, list].map(socketsOf)).toEqual([1, 0]);

  await test.step('a first message is in every tab, and unread wherever it is not being read', async () => {
    await send(woutsPage, 'Jelle', 'Dag Jelle');
    await expect(thread.getByText('Dag Jelle').last()).toBeVisible();
    for (const page of [list, second]) await expect(row(page, 'Wout').getByText('Dag Jelle')).toBeVisible();
    await thread.bringToFront();
    await expect(stateOf(woutsPage, 'Dag Jelle')).toHaveAttribute('title', 'Gelezen');
    for (const page of [list, second])
      await expect(row(page, 'Wout').getByText('1 ongelezen')).toHaveCount(0);
  });

  await test.step('only new messages of the other member are announced', async () => {
    const announcements = thread.locator('[aria-live="polite"].unseen');
    await expect(announcements).toContainText('Dag Jelle');
    await send(woutsPage, 'Jelle', 'Hoor je dit?');
    await expect(announcements).toContainText('Hoor je dit?');
    await expect(announcements).not.toContainText('Dag Jelle');
    await expect(woutsPage.locator('[aria-live="polite"].unseen')).toHaveText('');
  });

  await test.step('typing is shown in the thread and in both lists, and ends with the message', async () => {
    const indicatorParents = [thread.locator('header'), row(list, 'Wout'), row(second, 'Wout')];
    await Promise.all([
      composer(woutsPage, 'Jelle').pressSequentially('Ik ben onderweg', { delay: 200 }),
      ...indicatorParents.map(parent => expect(parent.locator('[data-typing]')).toBeVisible()),
    ]);
    await woutsPage.getByRole('button', { name: /^Verstuur: 1 credit/ }).click();
    for (const page of [thread, list, second]) {
      await expect(page.getByText('Ik ben onderweg').last()).toBeVisible();
      await expect(page.locator('[data-typing]')).toHaveCount(0);
    }
    // Looks while Wout types, because the indicator ends after five seconds.
    await Promise.all([
      composer(woutsPage, 'Jelle').pressSequentially('Eh'),
      expect(thread.locator('header [data-typing]')).toBeVisible(),
    ]);
    await expect(thread.locator('header [data-typing]')).toHaveCount(0);
    await composer(woutsPage, 'Jelle').fill('');
  });

  await test.step('a message is delivered while nobody reads it, and read when it is viewed', async () => {
    await thread.goto('/members');
    await send(woutsPage, 'Jelle', 'Ben je er nog?');
    await expect(stateOf(woutsPage, 'Ben je er nog?')).toHaveAttribute('title', 'Bezorgd');
    await expect(row(list, 'Wout').getByText('1 ongelezen')).toBeVisible();
    await row(second, 'Wout').getByRole('link').click();
    await expect(stateOf(woutsPage, 'Ben je er nog?')).toHaveAttribute('title', 'Gelezen');
    // Screen readers announce only messages that come while the thread is open.
    await expect(second.locator('[aria-live="polite"].unseen')).toHaveText('');
    await expect(row(list, 'Wout').getByText('1 ongelezen')).toHaveCount(0);
  });

  const online = woutsPage.locator('header').getByText('Nu online');
  await test.step('a member who closes all devices is no longer online', async () => {
    await expect(online).toBeVisible({ timeout: 60_000 });
    // Adds `hidden`, so that the pages' requests do not show the member as online.
    const userCall = /\/api\/user\.php$/;
    for (const device of [firstBrowser, secondBrowser])
      await device.route(userCall, route => route.continue({ url: `${route.request().url()}?hidden=1` }));
    for (const device of [second, thread])
      await device.request.post('/api/page-hidden.php', {
        data: {},
        headers: { 'sec-fetch-site': 'same-origin' },
      });
    await expect(online).toBeHidden({ timeout: 60_000 });
    for (const device of [firstBrowser, secondBrowser]) await device.unroute(userCall);
    await second.request.get('/api/user.php');
  });

  await test.step('a like is counted in every tab', async () => {
    await woutsPage.request.post('/api/like.php', {
      data: { id: jelle.profileId },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await expect(thread.getByRole('link', { name: /1 nieuwe like/ }).first()).toBeVisible();
    // Checks the page title, because /chats shows no badge of likes.
    for (const page of [thread, list]) await expect(page).toHaveTitle(/^\(1\) /);
  });

  await test.step('when the tab with the socket closes, another takes over and misses nothing', async () => {
    // The tab `list` took over the socket when `thread` loaded /members.
    await expect.poll(() => [thread, list].map(socketsOf)).toEqual([1, 1]);
    await thread.goto('/chats');
    await list.close();
    await send(woutsPage, 'Jelle', 'Tot straks dan');
    await expect(row(thread, 'Wout').getByText('Tot straks dan')).toBeVisible();
    await expect.poll(() => socketsOf(thread)).toBe(2);
  });

  await test.step('a member who returns is online again', async () => {
    await expect(online).toBeVisible({ timeout: 60_000 });
  });

  await test.step('a match is shown to the other member on their current page', async () => {
    await second.request.post('/api/like.php', {
      data: { id: wout.profileId },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    await expect(woutsPage.getByRole('dialog').getByText('Jelle').first()).toBeVisible();
  });
  for (const context of contexts) await context.close();
});
