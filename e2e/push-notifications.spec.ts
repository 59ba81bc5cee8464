import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import type { PushPayload } from '../src/contract/push.ts';
import { fullBrowser, isFullBrowser } from './support/full-browser.ts';
import { logIn, newMember } from './support/new-member.ts';
import {
  activeWorker,
  clickNotification,
  deliverPush,
  leaveSite,
  observeWorker,
  shownIcons,
  shownNotifications,
} from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: fullBrowser,
  endsSessions: true,
});

const chat = `/chats/${randomUUID()}`;
const message: PushPayload = {
  title: 'Bram',
  body: 'Zin in koffie?',
  tag: 'one',
  path: chat,
  total: 3,
  discreet: false,
};
const { path: _path, total: _total, discreet: _discreet, ...shown } = { ...message };

async function openMembers(page: Page, context: BrowserContext, baseURL = '') {
  await logIn(context, await newMember(), baseURL);
  await page.goto('/members');
  const worker = await activeWorker(page);
  // The first page of a member closes the notifications of other members.
  await page.waitForFunction(() => Object.keys(localStorage).some(name => / cleared $/.test(name)));
  await observeWorker(worker);
  return worker;
}

const recordMessages = (page: Page) =>
  page.evaluate(() => {
    const received: unknown[] = [];
    Object.assign(window, { received });
    navigator.serviceWorker.addEventListener('message', ({ data }) => received.push(data));
  });
const receivedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { received: unknown[] }).received);

test('a push message is shown once a conversation, and open pages hear of it (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await openMembers(page, context, baseURL);
  await recordMessages(page);
  await deliverPush(page, worker, message);
  await expect.poll(() => shownNotifications(worker)).toEqual([{ ...shown, path: chat }]);
  await expect.poll(() => receivedBy(page)).toEqual([{ type: 'NEW_PUSH_MESSAGE', message }]);
  await deliverPush(page, worker, { ...message, body: 'Of morgen?' });
  await expect.poll(() => shownNotifications(worker)).toEqual([{ ...shown, body: 'Of morgen?', path: chat }]);
});

test('the notification of a discreet message is neutral at once and closes those that name members, and the next one is the ordinary one again (spec 7.12, D5.2)', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await openMembers(page, context, baseURL);
  const ordinary = ['/app-icons/any-192.png', '/app-icons/monochrome-96.png'];
  const neutral = ['/app-icons/neutral-any-192.png', '/app-icons/neutral-monochrome-96.png'];
  const discreet = { ...message, title: 'Agenda', body: 'Je hebt een nieuwe melding', discreet: true };
  await deliverPush(page, worker, { ...message, tag: 'another' });
  await expect.poll(() => shownIcons(worker)).toEqual(ordinary);
  await deliverPush(page, worker, discreet);
  await expect.poll(() => shownIcons(worker)).toEqual(neutral);
  expect(await shownNotifications(worker)).toMatchObject([{ title: 'Agenda', body: discreet.body }]);
  await deliverPush(page, worker, message);
  await expect.poll(() => shownIcons(worker)).toEqual(ordinary);
});

test('a message that is missing or broken shows a neutral notification, which opens the messages (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await openMembers(page, context, baseURL);
  for (const broken of ['', 'no JSON', 'null', '{"title":""}', JSON.stringify({ ...message, total: -1 })]) {
    await deliverPush(page, worker, broken);
    await expect
      .poll(() => shownNotifications(worker))
      .toEqual([{ title: 'Er is iets nieuws voor je', body: '', tag: 'unreadable', path: '' }]);
  }
  const { focused } = await clickNotification(worker);
  expect(focused).toHaveLength(1);
});

test('a click goes to the page that shows the conversation, else to an open page, else to a new window (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await openMembers(page, context, baseURL);
  const address = `${baseURL}/settings`;
  const click = { type: 'NEW_PUSH_CLICK', data: { checkUrl: address, openUrl: address } };
  const push = { ...message, path: '/settings' };

  await recordMessages(page);
  await deliverPush(page, worker, push);
  await expect.poll(() => shownNotifications(worker)).toHaveLength(1);
  expect(await clickNotification(worker)).toEqual({ opened: [], focused: [`${baseURL}/members`] });
  await expect.poll(() => receivedBy(page)).toContainEqual(click);
  await expect(page).toHaveURL(address);
  expect(await shownNotifications(worker)).toEqual([]);

  await page.goto('/members');
  const other = await context.newPage();
  await other.goto('/settings');
  await recordMessages(other);
  await deliverPush(page, worker, push);
  await expect.poll(() => shownNotifications(worker)).toHaveLength(1);
  expect(await clickNotification(worker)).toEqual({ opened: [], focused: [address] });
  await expect.poll(() => receivedBy(other)).toContainEqual(click);

  // A light page has no script that could go anywhere.
  await other.close();
  await page.goto('/pages/faq');
  await deliverPush(page, worker, push);
  await expect.poll(() => shownNotifications(worker)).toHaveLength(1);
  expect(await clickNotification(worker)).toEqual({ opened: [address], focused: [] });
});

test('with no page of the site open, a push message is shown and a click opens a window (spec 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await openMembers(page, context, baseURL);
  await leaveSite(page, worker);
  await deliverPush(page, worker, message);
  await expect.poll(() => shownNotifications(worker)).toEqual([{ ...shown, path: chat }]);
  expect(await clickNotification(worker)).toEqual({ opened: [`${baseURL}${chat}`], focused: [] });
});

test('a click never leads to another origin (spec 7.12)', async ({ page, context, baseURL }) => {
  const worker = await openMembers(page, context, baseURL);
  await leaveSite(page, worker);
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    await deliverPush(page, worker, { ...message, path });
    await expect.poll(() => shownNotifications(worker)).toHaveLength(1);
    expect((await clickNotification(worker)).opened).toEqual([`${baseURL}/chats`]);
  }
});

test('after logout no notification, badge or subscription is left; also after a session that ended elsewhere (spec D2.21, 7.12)', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = await openMembers(page, context, baseURL);
  const traces = new Set<string>();
  await page.exposeFunction('noteTrace', (trace: string) => void traces.add(trace));
  await page.addInitScript(() => {
    const { noteTrace } = window as unknown as { noteTrace: (trace: string) => void };
    navigator.clearAppBadge = async () => noteTrace('badge cleared');
    // A subscription needs a push service outside, so the test provides one.
    const subscription = { unsubscribe: async () => noteTrace('unsubscribed') };
    PushManager.prototype.getSubscription = async () => subscription as unknown as PushSubscription;
  });
  await deliverPush(page, worker, message);
  await expect.poll(() => shownNotifications(worker)).toHaveLength(1);
  await page.goto('/settings');
  traces.clear();
  await page.evaluate(() =>
    caches.open('shared-photo').then(cache => cache.put('/profile/shared-photo', new Response('x'))),
  );
  await page.getByRole('button', { name: 'Uitloggen' }).last().click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => caches.has('shared-photo'))).toBe(false);
  await expect.poll(() => countNotifications(page)).toBe(0);
  await expect.poll(() => [...traces].sort()).toEqual(['badge cleared', 'unsubscribed']);

  await deliverPush(page, worker, message);
  await expect.poll(() => countNotifications(page)).toBe(isFullBrowser ? 1 : 0);
  // Another member logs in without a logout in this browser.
  await logIn(context, await newMember(), baseURL ?? '');
  await page.goto('/members');
  await expect.poll(() => countNotifications(page)).toBe(0);
});

const countNotifications = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length);
