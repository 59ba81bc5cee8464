import type { Page } from '@playwright/test';
import {
  changeEndpoint,
  pushEndpointsOf,
  pushSubscriptionsOf,
  withBrowserPush,
} from './support/browser-push.ts';
import { insertMessages } from './support/insert-messages.ts';
import { logIn, newMember } from './support/new-member.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// A subscription needs the service worker.
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to load resource: net::ERR_INTERNET_DISCONNECTED \S+\/api\/chat\.php$/,
});

const device = (page: Page) => page.getByRole('switch', { name: 'Meldingen op dit apparaat' });
const workerIsActive = (page: Page) =>
  page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active != null);

test('a failed subscription is explained in the language of the page, never in the words of the browser (spec 4.11, 8.3)', async ({
  page,
  context,
  baseURL,
}) => {
  const jan = await newMember({ name: 'Jan' });
  const refusal = 'Registration failed - push service error';
  await withBrowserPush(context, { permission: 'granted', refusal });
  await logIn(context, jan, baseURL ?? '');
  await page.goto('/notifications');
  await workerIsActive(page);
  await device(page).click();
  await expect(
    page.getByText('Het is niet gelukt meldingen aan te zetten. Probeer het later opnieuw.'),
  ).toBeVisible();
  await expect(page.getByText(refusal)).toHaveCount(0);
  await expect(device(page)).not.toBeChecked();
  await expectAccessible(page);
  expect(await pushSubscriptionsOf(jan.accountId)).toBe(0);
});

test('an endpoint that the browser changed while no page was open reaches the server with the next page (spec 4.11)', async ({
  page,
  context,
  baseURL,
}) => {
  const jan = await newMember({ name: 'Jan' });
  await withBrowserPush(context, { permission: 'granted' });
  await logIn(context, jan, baseURL ?? '');
  await page.goto('/notifications');
  await workerIsActive(page);
  await device(page).click();
  await expect.poll(() => pushSubscriptionsOf(jan.accountId)).toBe(1);
  const endpoint = await changeEndpoint(page);
  await page.goto('/members');
  await expect.poll(() => pushEndpointsOf(jan.accountId)).toEqual([endpoint]);
  await page.goto('/notifications');
  await expect(device(page)).toBeChecked();
});

test('the page sets the app badge to the total of the title, and nobody notices when the browser refuses (spec 2.7)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan' }), await newMember({ name: 'Piet' })];
  await insertMessages({ from: piet, to: jan, texts: ['Hoi', 'Ben je daar?'] });
  await logIn(context, jan, baseURL ?? '');
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    navigator.setAppBadge = async total => {
      badges.push(total ?? -1);
      throw new DOMException('not installed', 'NotAllowedError');
    };
  });
  await page.goto('/members');
  await expect(page).toHaveTitle(/^\(2\) /);
  const lastBadge = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
  await expect.poll(lastBadge).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the first page after a login clears the badge of another member and then sets its own (spec 2.7, D2.21)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan' }), await newMember({ name: 'Piet' })];
  await insertMessages({ from: piet, to: jan, texts: ['Hoi', 'Ben je daar?'] });
  await logIn(context, jan, baseURL ?? '');
  await page.addInitScript(() => {
    const badges: (number | 'cleared')[] = [];
    Object.assign(window, { badges });
    navigator.setAppBadge = async total => void badges.push(total ?? -1);
    navigator.clearAppBadge = async () => {
      await new Promise(resolve => setTimeout(resolve, 300));
      badges.push('cleared');
    };
  });
  await page.goto('/members');
  const badges = () => page.evaluate(() => (window as unknown as { badges: unknown[] }).badges);
  await expect.poll(badges).toContain('cleared');
  await expect.poll(async () => (await badges()).at(-1)).toBe(2);
});

test('a message that waited offline and is sent by the next page brings no offer of notifications (spec 4.11, 2.5)', async ({
  page,
  context,
  baseURL,
}) => {
  const [jan, piet] = [await newMember({ name: 'Jan', credits: 4 }), await newMember({ name: 'Piet' })];
  await withBrowserPush(context, { permission: 'default' });
  await logIn(context, jan, baseURL ?? '');
  const chat = `/members/${piet.profileId}/chat`;
  await page.goto(chat);
  await workerIsActive(page);
  const composer = page.getByRole('textbox', { name: /^Bericht aan / });
  const offer = page.getByRole('region', { name: 'Meteen weten als er antwoord is?' });
  const send = async (text: string) => {
    await composer.fill(text);
    await page.getByRole('button', { name: /^Verstuur: / }).click();
  };
  await context.route('**/api/chat.php', route => route.abort('internetdisconnected'));
  await send('Offline geschreven');
  await expect(page.getByRole('main').getByText('Offline geschreven')).toBeVisible();
  await expect(composer).toHaveValue('');
  await page.goto(chat);
  await expect(page.getByRole('main').getByText('Offline geschreven')).toBeVisible();
  await context.unrouteAll();
  const sent = page.getByRole('main').getByText(/^(Verstuurd|Bezorgd)$/);
  await expect(sent.first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  await send('Nu geschreven');
  await expect(offer).toBeVisible();
});
