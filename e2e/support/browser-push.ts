import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { openTestDatabase } from './database.ts';

/** With `refusal`, the browser cannot subscribe and says this, as without its push service. */
type BrowserPush = {
  permission: NotificationPermission;
  answer?: NotificationPermission;
  refusal?: string;
};

/**
 * A browser without an outside push service cannot subscribe, so `PushManager` returns a subscription with real keys.
 * The browser's question is answered with `answer`. Everything else, such as the service worker, is the browser's own.
 */
export async function withBrowserPush(context: BrowserContext, push: BrowserPush): Promise<void> {
  const ecdh = createECDH('prime256v1');
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await context.addInitScript(replaceBrowserPush, { ...push, subscription });
}

type Replacement = BrowserPush & { subscription: { endpoint: string; keys: Record<string, string> } };

/** Runs in the page. The storage of the tab stands for what the browser remembers. */
function replaceBrowserPush({ permission, answer, refusal, subscription: first }: Replacement): void {
  const stored = (name: string) => sessionStorage.getItem(`browser ${name}`);
  const subscription = { ...first, endpoint: stored('endpoint') ?? first.endpoint };
  const store = (name: string, value: string) => sessionStorage.setItem(`browser ${name}`, value);
  Object.defineProperty(Notification, 'permission', {
    configurable: true,
    get: () => stored('permission') ?? permission,
  });
  Notification.requestPermission = async () => {
    store('questions', String(Number(stored('questions')) + 1));
    store('permission', answer ?? permission);
    return answer ?? permission;
  };
  const subscribed = (key: string) => ({
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), c =>
        c.charCodeAt(0),
      ).buffer,
    },
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    async unsubscribe() {
      store('key', '');
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (refusal) throw new DOMException(refusal, 'AbortError');
      store('key', applicationServerKey);
      return subscribed(applicationServerKey);
    },
    getSubscription: async () => (stored('key') ? subscribed(stored('key') ?? '') : null),
  });
}

export const browserQuestions = (page: Page): Promise<number> =>
  page.evaluate(() => Number(sessionStorage.getItem('browser questions')));

/** The browser has another endpoint from the next page on. */
export async function changeEndpoint(page: Page): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  await page.evaluate(changed => sessionStorage.setItem('browser endpoint', changed), endpoint);
  return endpoint;
}

export const pushSubscriptionsOf = async (accountId: string): Promise<number> =>
  (await pushEndpointsOf(accountId)).length;

export async function pushEndpointsOf(accountId: string): Promise<string[]> {
  const db = openTestDatabase();
  try {
    const rows = await db
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('account_id', '=', accountId)
      .execute();
    return rows.map(({ endpoint }) => endpoint);
  } finally {
    await db.destroy();
  }
}

/** What the service worker posts to an open page. */
export const postFromWorker = (page: Page, message: unknown): Promise<boolean> =>
  page.evaluate(
    data => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
    message,
  );
