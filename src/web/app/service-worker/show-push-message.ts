import type { PushPayload } from '#contract/push';
import { openPages, postTo } from './open-pages.ts';
import { parsePushPayload } from './parse-push-payload.ts';
import { worker } from './worker-scope.ts';

/**
 * Shows the notification, also for a broken message, because browsers demand one for each. The message says whether it
 * is discreet, because the member may have changed that on another device.
 * @spec 7.12 2.7 D5.2
 */
export async function showPushMessage(data: PushMessageData | null): Promise<void> {
  const message = parsePushPayload(data?.text());
  await Promise.allSettled([showNotification(message), showBadge(message), reportToPages(message)]);
}

async function showNotification(message: PushPayload | null): Promise<void> {
  const { icons, fallbackTitle } = worker.site;
  const { title, body, tag, path, discreet } = message ?? {
    title: fallbackTitle,
    body: '',
    tag: 'unreadable',
    path: '',
    discreet: true,
  };
  const { icon, badge } = discreet ? icons.neutral : icons.site;
  if (message?.discreet) await closeNamedNotifications();
  // TypeScript does not know `renotify`: a replaced notification alerts again.
  const renotify = tag !== '' && !(await hasJustAlerted(tag));
  const options = { body, tag, icon, badge, renotify, data: { path, discreet, shownAt: Date.now() } };
  await worker.registration.showNotification(title, options);
}

const ALERT_PAUSE_MS = 30_000;

/** Many messages of one conversation within seconds make a sound once. */
async function hasJustAlerted(tag: string): Promise<boolean> {
  const shown = await worker.registration.getNotifications({ tag });
  return shown.some(({ data }) => Date.now() - (data?.shownAt ?? 0) < ALERT_PAUSE_MS);
}

/** They are of the time before discreet mode, and name members. */
async function closeNamedNotifications(): Promise<void> {
  for (const notification of await worker.registration.getNotifications())
    if (notification.data?.discreet !== true) notification.close();
}

async function showBadge(message: PushPayload | null): Promise<void> {
  if (message && 'setAppBadge' in worker.navigator) await worker.navigator.setAppBadge(message.total);
}

async function reportToPages(message: PushPayload | null): Promise<void> {
  if (!message) return;
  for (const page of await openPages()) postTo(page, { type: 'NEW_PUSH_MESSAGE', message });
}
