import type { Page, Request } from '@playwright/test';
import {
  USER_REFETCH_FIRST_MS,
  USER_REFETCH_MS,
  USER_REFETCH_WITH_PUSH_MS,
} from '../src/contract/constants.ts';
import {
  browserQuestions,
  postFromWorker,
  pushSubscriptionsOf,
  withBrowserPush,
} from './support/browser-push.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A subscription needs the service worker.
test.use({ serviceWorkers: 'allow' });

const offer = (page: Page) => page.getByRole('region', { name: 'Meteen weten als er antwoord is?' });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan / });
const write = async (page: Page, text: string) => {
  await composer(page).fill(text);
  await page.getByRole('button', { name: /^Verstuur: / }).click();
};

test('notifications are offered in our own words after the first message and not before, and the browser asks only by a press (spec 4.11, 2.5)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan', credits: 4 }), await newMember({ name: 'Piet' })];
  await withBrowserPush(context, { permission: 'default', answer: 'granted' });
  await logIn(context, jan, baseURL ?? '');
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/members/${piet.profileId}/chat`);
  await expect(composer(page)).toBeVisible();
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active != null);
  await expect(offer(page), 'not on the first load').toHaveCount(0);
  const header = page.getByRole('main').locator('header');
  const place = await header.boundingBox();
  await write(page, 'Hoi Piet');
  await expect(offer(page)).toBeVisible();
  expect(await header.boundingBox(), 'the offer moves nothing').toEqual(place);
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Meteen weten als er antwoord is?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meteen weten als er antwoord is?' });
  await expect(dialog).toContainText('in de discrete modus');
  await expectAccessible(page);
  expect(await browserQuestions(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Meldingen aanzetten' }).click();
  await expect(page.getByText('Meldingen staan aan op dit apparaat.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
  expect(await browserQuestions(page)).toBe(1);
  expect(await pushSubscriptionsOf(jan.accountId)).toBe(1);

  await page.goto('/notifications');
  const device = page.getByRole('switch', { name: 'Meldingen op dit apparaat' });
  await expect(device).toBeChecked();
  const messages = page.getByRole('main').locator('summary').filter({ hasText: 'Nieuwe berichten' });
  await expect(messages).toContainText('apparaten: aan');
  await expectAccessible(page);
  await device.click();
  await expect(page.getByText('Meldingen staan uit op dit apparaat.')).toBeVisible();
  await expect(device).not.toBeChecked();
  await expect(messages, 'no device of the member gets any').toContainText('apparaten: nu uit');
  expect(await pushSubscriptionsOf(jan.accountId)).toBe(0);
  await device.click();
  await expect(device).toBeChecked();
  await expect.poll(() => pushSubscriptionsOf(jan.accountId)).toBe(1);
});

test('after a like, the offer asks in words of likes, and not before the like was closed (spec 4.11, 2.6)', async ({
  page,
  context,
  browser,
  baseURL,
  watchContext,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan' }), await newMember({ name: 'Piet' })];
  await withBrowserPush(context, { permission: 'default' });
  await logIn(context, jan, baseURL ?? '');
  const others = await browser.newContext();
  watchContext(others);
  await logIn(others, piet, baseURL ?? '');
  const liked = await others.request.post(`${baseURL}/api/like.php`, {
    data: { id: jan.profileId },
    headers: { origin: baseURL ?? '' },
  });
  expect(liked.ok()).toBe(true);
  await page.goto('/members');
  const modal = page.getByRole('dialog', { name: 'Nieuwe like!' });
  await expect(modal).toBeVisible();
  const question = 'Meteen weten als iemand je leuk vindt?';
  await expect(page.getByText(question)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: question }).click();
  await expect(page.getByRole('dialog', { name: question })).toBeVisible();
  await others.close();
});

test('a denied permission shows how to undo it, and is not asked for again (spec 4.11)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan', credits: 4 }), await newMember({ name: 'Piet' })];
  await withBrowserPush(context, { permission: 'default', answer: 'denied' });
  await logIn(context, jan, baseURL ?? '');
  await page.goto(`/members/${piet.profileId}/chat`);
  await write(page, 'Hoi Piet');
  await offer(page).getByRole('button', { name: 'Meteen weten als er antwoord is?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Meldingen aanzetten' }).click();
  const denied = page.getByRole('dialog', { name: 'Meldingen zijn geblokkeerd' });
  await expect(denied).toContainText('links van het webadres');
  await expectAccessible(page);
  await denied.getByRole('button', { name: 'Begrepen' }).click();
  await expect(denied).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/notifications');
  await expect(page.getByText('Je browser blokkeert meldingen van deze site.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Meldingen op dit apparaat' })).toHaveCount(0);
  await expectAccessible(page);
  expect(await pushSubscriptionsOf(jan.accountId)).toBe(0);
});

test('a declined offer stays hidden, also after a reload and the next message (spec 2.5)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan', credits: 4 }), await newMember({ name: 'Piet' })];
  await withBrowserPush(context, { permission: 'default' });
  await logIn(context, jan, baseURL ?? '');
  await page.goto(`/members/${piet.profileId}/chat`);
  await write(page, 'Een');
  const stored = page.waitForResponse(answer => answer.url().endsWith('/api/dismissal.php'));
  await offer(page).getByRole('button', { name: 'Meteen weten als er antwoord is?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Meldingen aanzetten' }).click();
  await expect(dialog, 'the question of the browser was closed').toContainText('Je hebt nog niets gekozen.');
  await dialog.getByRole('button', { name: 'Liever niet' }).click();
  await stored;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await write(page, 'Twee');
  await expect(
    page
      .getByRole('main')
      .getByText(/^(Verstuurd|Bezorgd)$/)
      .first(),
  ).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  expect(await browserQuestions(page)).toBe(1);
});

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

test('on an iPhone the steps to install stand still from the start, and reading them answers the offer (spec 4.11, 2.5)', async ({
  browser,
  baseURL,
  watchContext,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan', credits: 4 }), await newMember({ name: 'Piet' })];
  const context = await browser.newContext({
    ...{ baseURL: baseURL ?? '', locale: 'nl-NL', userAgent: IPHONE },
    ...{ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' },
  });
  watchContext(context);
  await context.addInitScript(() => {
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver(list => {
      const total = (list.getEntries() as unknown as { value: number }[]).reduce(
        (sum, { value }) => sum + value,
        (globalThis as unknown as { shifts: number }).shifts,
      );
      Object.assign(globalThis, { shifts: total });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await logIn(context, jan, baseURL ?? '');
  const page = await context.newPage();
  await page.goto(`/members/${piet.profileId}/chat`);
  await write(page, 'Hoi');
  await offer(page).getByRole('button', { name: 'Meteen weten als er antwoord is?' }).click();
  const stored = page.waitForResponse(answer => answer.url().endsWith('/api/dismissal.php'));
  await expect(page.getByRole('dialog')).toContainText('Zet op beginscherm');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Begrepen' }).click();
  await stored;
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/notifications');
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Zet op beginscherm')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Meldingen op dit apparaat' })).toBeHidden();
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
  await context.close();
});

test('with push, the member is refetched every 300 s instead of every 60 s (spec 4.11, 7.1)', async ({
  page,
  context,
  baseURL,
}) => {
  const jan = await newMember({ name: 'Jan' });
  await withBrowserPush(context, { permission: 'granted' });
  await logIn(context, jan, baseURL ?? '');
  let started = 0;
  let answered = 0;
  const isFetch = (request: Request) =>
    request.method() === 'GET' && /\/api\/user\.php(\?|$)/.test(request.url());
  page.on('request', request => {
    if (isFetch(request)) started++;
  });
  // Chromium reports no end of a request that is answered by 304.
  page.on('response', response => {
    if (isFetch(response.request())) answered++;
  });
  /** A request of the page that follows shows that the page has read the answers before it. */
  const awaitPage = () => page.evaluate(() => fetch('/api/settings.php').then(answer => answer.text()));
  /** `expected`: how many fetches there are in all once `ms` have passed. The next interval begins with the answer. */
  const expectFetches = async (expected: number, ms: number, reason: string) => {
    await page.clock.runFor(ms);
    await expect.poll(() => answered, { message: reason }).toBe(expected);
    await awaitPage();
  };
  await page.clock.install();
  await page.goto('/notifications');
  const device = page.getByRole('switch', { name: 'Meldingen op dit apparaat' });
  await expect(device).not.toBeChecked();
  await expectFetches(1, USER_REFETCH_FIRST_MS + 1_000, 'first');
  await expectFetches(2, USER_REFETCH_MS, 'without push');
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active != null);
  // The subscription itself refetches the member.
  const refetched = page.waitForResponse(response => isFetch(response.request()));
  await device.click();
  await (await refetched).finished();
  await expect(page.getByText('Meldingen staan aan op dit apparaat.')).toBeVisible();
  // So does its event, if it arrives later.
  const isSettled = async () => {
    const known = started;
    await awaitPage();
    return started === known && answered === known;
  };
  await expect.poll(isSettled).toBe(true);
  const before = answered;
  await expectFetches(before + 1, USER_REFETCH_MS, 'the fetch that was due');
  // The clock also runs by itself, so the middle of the interval is left out.
  await page.clock.runFor(USER_REFETCH_WITH_PUSH_MS - USER_REFETCH_MS);
  await awaitPage();
  expect(started, 'with push').toBe(before + 1);
  await expectFetches(before + 2, USER_REFETCH_MS + 30_000, 'after 300 s');
});

test('a click on a notification leads the open page to the conversation, keeps what was typed, and leads to no other origin (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet, kees] = [
    await newMember({ name: 'Jan', credits: 4 }),
    await newMember({ name: 'Piet' }),
    await newMember({ name: 'Kees' }),
  ];
  const conversation = await insertMessages({ from: kees, to: jan, texts: ['Hoi Jan'] });
  await withBrowserPush(context, { permission: 'granted' });
  await logIn(context, jan, baseURL ?? '');
  await page.goto(`/members/${piet.profileId}/chat`);
  await composer(page).fill('Nog niet af');
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  const click = (openUrl: string, checkUrl = openUrl) =>
    postFromWorker(page, { type: 'NEW_PUSH_CLICK', data: { checkUrl, openUrl } });
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  // The page listens once its script for live events has loaded.
  await expect(async () => {
    await click(`${baseURL}/chats/${conversation}`);
    await expect(page).toHaveURL(new RegExp(`/chats/${conversation}$`), { timeout: 3_000 });
  }).toPass();
  const shown = page.url();
  for (const foreign of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
    await click(foreign);
  await click(`${baseURL}/members`, shown);
  expect(page.url()).toBe(shown);
  await expect(page.getByRole('main').locator('[data-message]')).toContainText(['Hoi Jan']);
  expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
  await page.goBack();
  await expect(composer(page)).toHaveValue('Nog niet af');

  const reloaded = Promise.all(
    ['chats', 'likes'].map(list => page.waitForResponse(answer => answer.url().includes(`/api/${list}.php`))),
  );
  const message = {
    title: 'Kees',
    body: 'Hoi',
    tag: 'x',
    path: `/chats/${conversation}`,
    total: 1,
    discreet: false,
  };
  await postFromWorker(page, { type: 'NEW_PUSH_MESSAGE', message });
  await reloaded;
});
