import type { PushPayload } from '#contract/push';
import { openPages, postTo } from './open-pages.ts';
import { parsePushPayload } from './parse-push-payload.ts';
import { worker } from './worker-scope.ts';

/**
 * Shows the notification, also for a broken message, because browsers demand one for each.
 * @spec 7.12 2.7
 */
export async function showPushMessage(data: PushMessageData | null): Promise<void> {
  const message = parsePushPayload(data?.text());
  await Promise.allSettled([showNotification(message), showBadge(message), reportToPages(message)]);
}

async function showNotification(message: PushPayload | null): Promise<void> {
  const { icon, badge, fallbackTitle } = worker.site;
  const { title, body, tag, path } = message ?? {
    title: fallbackTitle,
    body: '',
    tag: 'unreadable',
    path: '',
  };
  // TypeScript does not know `renotify`: a replaced notification alerts again.
  const options = { body, tag, icon, badge, renotify: tag !== '', data: { path } };
  await worker.registration.showNotification(title, options);
}

async function showBadge(message: PushPayload | null): Promise<void> {
  if (message && 'setAppBadge' in worker.navigator) await worker.navigator.setAppBadge(message.total);
}

async function reportToPages(message: PushPayload | null): Promise<void> {
  if (!message) return;
  for (const page of await openPages()) postTo(page, { type: 'NEW_PUSH_MESSAGE', message });
}
