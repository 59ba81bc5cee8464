import { expect, type Page, type Worker } from '@playwright/test';
import type { PushPayload } from '../../src/contract/push.ts';
import { isFullBrowser } from './full-browser.ts';

type ShownNotification = { title: string; body: string; tag: string; path: string };

/** The parts of the worker's scope that the tests use; the project's types are those of pages. */
type WorkerScope = EventTarget & {
  registration: ServiceWorkerRegistration;
  clients: {
    openWindow: (address: string) => Promise<null>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<unknown[]>;
  };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
  opened: string[];
  focused: string[];
  shows: number;
};

/** Waits until the page's service worker is active and answers for the page. */
export async function activeWorker(page: Page): Promise<Worker> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page.context().serviceWorkers().at(-1) ?? page.context().waitForEvent('serviceworker');
}

/**
 * Delivers the text as the browser does after decrypting a push message, and waits until the worker has shown the
 * notification: Chromium drops a notification if a page or worker lists them while it is being shown.
 */
export async function deliverPush(page: Page, worker: Worker, payload: PushPayload | string): Promise<void> {
  const data = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const before = await countShown(worker);
  await (isFullBrowser ? sendPush(page, worker, data) : dispatchPush(worker, data));
  await expect.poll(() => countShown(worker)).toBeGreaterThan(before);
}

/** How many times the worker has shown a notification since `observeWorker`. */
const countShown = (worker: Worker): Promise<number> =>
  worker.evaluate(() => (globalThis as unknown as WorkerScope).shows);

async function sendPush(page: Page, worker: Worker, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(worker.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data,
  });
  await session.detach();
}

const dispatchPush = (worker: Worker, data: string): Promise<void> =>
  worker.evaluate(text => {
    const event = Object.assign(new Event('push'), {
      data: { text: () => text },
      waitUntil: (work: Promise<unknown>) => work,
    });
    (globalThis as unknown as WorkerScope).dispatchEvent(event);
  }, data);

/**
 * Lets the worker note which pages and addresses a click would show, because browsers permit focusing and opening only
 * after a person's click, and how often it shows a notification. The headless shell shows none, so there a fake does.
 */
export const observeWorker = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    Object.assign(scope, { opened: [], focused: [] });
    scope.clients.openWindow = async address => {
      scope.opened.push(address);
      return null;
    };
    scope.WindowClient.prototype.focus = async function focus(this: { url: string }) {
      scope.focused.push(this.url);
      return this;
    };
    const { registration } = scope;
    const shown: object[] = [];
    const showInFake = async (title: string, options: { tag: string }) => {
      const index = shown.findIndex(other => (other as { tag: string }).tag === options.tag);
      const close = () => void shown.splice(shown.indexOf(notification), 1);
      const notification = { ...options, title, close };
      shown.splice(index < 0 ? shown.length : index, index < 0 ? 0 : 1, notification);
    };
    const isReal = Notification.permission === 'granted';
    const show = isReal ? registration.showNotification.bind(registration) : showInFake;
    if (!isReal) Object.assign(registration, { getNotifications: async () => [...shown] });
    scope.shows = 0;
    const showNotification = async (title: string, options: { tag: string }) => {
      await show(title, options);
      scope.shows += 1;
    };
    Object.assign(registration, { showNotification });
  });

export const shownNotifications = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
  });

/** The paths of the big and the small picture of each notification that is shown. */
export const shownIcons = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const notifications = (await registration.getNotifications()) as (Notification & { badge: string })[];
    return notifications.flatMap(({ icon, badge }) =>
      [icon, badge].map(address => new URL(address, location.origin).pathname),
    );
  });

/** Leaves the site, and waits until the worker knows that none of its pages is open. */
export async function leaveSite(page: Page, worker: Worker): Promise<void> {
  await page.goto('about:blank');
  const countPages = () =>
    worker.evaluate(async () => {
      const { clients } = globalThis as unknown as WorkerScope;
      return (await clients.matchAll({ includeUncontrolled: true })).length;
    });
  await expect.poll(countPages).toBe(0);
}

/** Dispatches the event of a click on the only notification, and returns what the worker showed because of it. */
export const clickNotification = (worker: Worker): Promise<{ opened: string[]; focused: string[] }> =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    Object.assign(scope, { opened: [], focused: [] });
    let work: Promise<unknown> = Promise.reject(new Error('the worker ignored the click'));
    work.catch(() => undefined);
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
    await work;
    return { opened: scope.opened, focused: scope.focused };
  });
