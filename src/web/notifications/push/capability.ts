import { type Device, isInstalled, isIos } from '../../ui/device.ts';

/**
 * Whether this browser can show notifications. `needs_install`: only an app on the home screen of iOS can.
 * `undecided` means that the browser will ask the member.
 * @spec 3.17 4.11
 */
export type PushCapability = 'unknown' | 'unsupported' | 'needs_install' | 'denied' | 'undecided' | 'granted';

export type PushEnvironment = {
  /** Service workers, push and notifications. */
  hasPush: boolean;
  permission: NotificationPermission | null;
  device: Device;
  isInstalled: boolean;
};

export function capabilityOf({
  hasPush,
  permission,
  device,
  ...environment
}: PushEnvironment): PushCapability {
  if (!hasPush || permission === null)
    return isIos(device) && !environment.isInstalled ? 'needs_install' : 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' ? 'granted' : 'undecided';
}

export const pushCapability = (): PushCapability => capabilityOf(pushEnvironment());

const browsers = ['chrome', 'firefox', 'safari', 'ios', 'app'] as const;
/**
 * How a denied permission is undone depends on the browser. Other browsers are built on Chrome. An installed app has no
 * address bar.
 */
export type PermissionBrowser = (typeof browsers)[number];

export function permissionBrowser(device: Device = navigator, isApp = isInstalled()): PermissionBrowser {
  if (isIos(device)) return 'ios';
  if (isApp) return 'app';
  if (/firefox|fxios/i.test(device.userAgent)) return 'firefox';
  return /safari/i.test(device.userAgent) && !/chrom|android|edg/i.test(device.userAgent)
    ? 'safari'
    : 'chrome';
}

function pushEnvironment(): PushEnvironment {
  const hasNotifications = 'Notification' in globalThis;
  return {
    hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis && hasNotifications,
    permission: hasNotifications ? Notification.permission : null,
    device: navigator,
    isInstalled: isInstalled(),
  };
}
