import {
  SHARED_PHOTO_CACHE,
  SHARED_PHOTO_MAX_AGE_MS,
  SHARED_PHOTO_PATH,
  SHARED_PHOTO_TIME_HEADER,
} from '#contract/service-worker';
import { createStore, useStore } from '../ui/store.ts';
import { persist, persistedKey, readPersisted } from './persisted-state.ts';

const OWNER = 'cleared';

const badgeClearings = createStore(0);
/** Changes after each clearing of the app badge, which the page then sets again. */
export const useBadgeClearings = (): number => useStore(badgeClearings);

/**
 * Removes what other members left in the browser outside its storage: notifications, push subscription and app badge.
 * It also finds what a session left that ended while no page was open.
 * @spec D2.21 7.12
 */
export function clearTracesOfOthers(member: string | null): void {
  const key = member === null ? null : persistedKey(member, OWNER);
  if (key && readPersisted(key)) return;
  void clearBadge();
  // A page that closes meanwhile leaves the clearing to the member's next page.
  void clearTraces()
    .then(() => key && persist(key, true))
    .catch(() => undefined);
}

/** A new photo stays at the login, because its member may be about to log in. */
export async function dropSharedPhoto({ evenIfNew }: { evenIfNew: boolean }): Promise<void> {
  const photo = await globalThis.caches?.match(SHARED_PHOTO_PATH);
  if (!photo) return;
  const age = Date.now() - Number(photo.headers.get(SHARED_PHOTO_TIME_HEADER));
  if (evenIfNew || !(age < SHARED_PHOTO_MAX_AGE_MS)) await caches.delete(SHARED_PHOTO_CACHE);
}

async function clearTraces(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await Promise.allSettled([
    endSubscription(registration),
    closeNotifications(registration),
    dropSharedPhoto({ evenIfNew: false }),
  ]);
}

async function clearBadge(): Promise<void> {
  await navigator.clearAppBadge?.().catch(() => undefined);
  badgeClearings.set(badgeClearings.get() + 1);
}

const endSubscription = async (registration: ServiceWorkerRegistration | undefined) =>
  (await registration?.pushManager?.getSubscription())?.unsubscribe();

async function closeNotifications(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}
