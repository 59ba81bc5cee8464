/** Paths of pictures. `badge` is the small one in a phone's status bar, of one colour. */
type NotificationIcons = { icon: string; badge: string };

/**
 * What the server writes in front of the service worker's script. A change makes browsers install the worker anew.
 * @spec 7.12
 */
export type ServiceWorkerSite = {
  /** Changes with the content of the offline page. */
  offlineVersion: string;
  /** For a push message that cannot be read, because browsers demand a notification for each. */
  fallbackTitle: string;
  icons: { site: NotificationIcons; neutral: NotificationIcons };
  /** Empty if the API has the same origin as the page. */
  apiBaseUrl: string;
};

/** @spec 7.12 */
export const SERVICE_WORKER_PATH = '/service-worker.js';
export const OFFLINE_PATH = '/offline';

/**
 * Another app sends a photo to this path; the service worker holds it in a cache until `/profile` takes it. Its
 * headers hold the file's name, URI-encoded, and the time in ms since 1970.
 * @spec 7.12
 */
export const SHARED_PHOTO_PATH = '/profile/shared-photo';
export const SHARED_PHOTO_FIELD = 'photo';
export const SHARED_PHOTO_CACHE = 'shared-photo';
export const SHARED_PHOTO_PARAMETER = 'shared';
export const SHARED_PHOTO_NAME_HEADER = 'x-name';
export const SHARED_PHOTO_TIME_HEADER = 'x-time';
/** Afterwards, a photo that nobody took is removed. */
export const SHARED_PHOTO_MAX_AGE_MS = 600_000;

/** `held`: the photo waits in the cache. The other values say why there is none. */
export const sharedPhotoOutcomes = ['held', 'missing', 'too_large'] as const;
export type SharedPhotoOutcome = (typeof sharedPhotoOutcomes)[number];

/** Returns the page to which the receiver of a shared photo redirects. */
export const sharedPhotoPage = (outcome: SharedPhotoOutcome): string =>
  `/profile?${SHARED_PHOTO_PARAMETER}=${outcome}`;
