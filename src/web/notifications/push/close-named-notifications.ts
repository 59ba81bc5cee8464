/**
 * Closes what was shown before discreet mode, because it names members. The service worker does the same at a push.
 * @spec D5.2
 */
export async function closeNamedNotifications(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? [])
    if (notification.data?.discreet !== true) notification.close();
}
