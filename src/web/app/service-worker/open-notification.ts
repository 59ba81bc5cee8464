import { openPages, postTo } from './open-pages.ts';
import { isLightPage, pageAddress } from './page-address.ts';
import { worker } from './worker-scope.ts';

/**
 * Shows the page of a notification: in an open page, which gets the address, or in a new window.
 * @spec 7.12
 */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const address = pageAddress(notification.data?.path, worker.location.origin);
  const page = await choosePage(address);
  const isShown = page !== undefined && (await focus(page));
  if (!isShown) return void (await worker.clients.openWindow(address));
  postTo(page, { type: 'NEW_PUSH_CLICK', data: { checkUrl: address, openUrl: address } });
}

/** Prefers the page that shows the address, then the one before the member's eyes. */
async function choosePage(address: string): Promise<WindowClient | undefined> {
  const pages = (await openPages()).filter(({ url }) => !isLightPage(url));
  return (
    pages.find(({ url }) => url === address) ??
    pages.find(({ focused }) => focused) ??
    pages.find(({ visibilityState }) => visibilityState === 'visible') ??
    pages[0]
  );
}

/** Browsers refuse the focus some time after the click. */
const focus = (page: WindowClient): Promise<boolean> =>
  page.focus().then(
    () => true,
    () => false,
  );
