import { worker } from './worker-scope.ts';

const SUBSCRIBE_CALL = '/api/user.php?push=1';

/**
 * The push service replaced or ended the subscription. Without a session, the browser gets no new one. What the server
 * did not get, for example without a connection, is sent by the next page.
 * @spec 7.12 7.1
 */
export async function renewSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
  const key = event.oldSubscription?.options.applicationServerKey ?? (await serverKey());
  if (!key) return;
  const subscription =
    event.newSubscription ??
    (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { status } = await sendSubscription(subscription);
  if (status === 401 || status === 403) await subscription.unsubscribe();
}

const sendSubscription = (subscription: PushSubscription): Promise<Response> =>
  fetch(worker.site.apiBaseUrl + SUBSCRIBE_CALL, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({ subscription }),
  });

async function serverKey(): Promise<string | null> {
  const response = await fetch(`${worker.site.apiBaseUrl}/api/settings.php`, { credentials: 'include' });
  return response.ok ? ((await response.json()).settings.push_public_key ?? null) : null;
}
