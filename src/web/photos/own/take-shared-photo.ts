import { SHARED_PHOTO_CACHE, SHARED_PHOTO_NAME_HEADER, SHARED_PHOTO_PATH } from '#contract/service-worker';

let taken: Promise<File | null> | null = null;

/**
 * Takes the photo that another app shared out of the service worker's cache. Until `endSharedPhoto`, every call
 * returns the same photo, because React runs effects twice in development.
 * @spec 7.12
 */
export function takeSharedPhoto(): Promise<File | null> {
  taken ??= take().catch(() => null);
  return taken;
}

export const endSharedPhoto = (): void => {
  taken = null;
};

async function take(): Promise<File | null> {
  const cache = await caches.open(SHARED_PHOTO_CACHE);
  const response = await cache.match(SHARED_PHOTO_PATH);
  await caches.delete(SHARED_PHOTO_CACHE);
  if (!response) return null;
  const { headers } = response;
  const name = decodeURIComponent(headers.get(SHARED_PHOTO_NAME_HEADER) ?? '');
  return new File([await response.blob()], name, { type: headers.get('content-type') ?? '' });
}
