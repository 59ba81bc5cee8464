import { PHOTO_UPLOAD } from '#contract/constants';
import {
  SHARED_PHOTO_CACHE,
  SHARED_PHOTO_FIELD,
  SHARED_PHOTO_NAME_HEADER,
  SHARED_PHOTO_PATH,
  SHARED_PHOTO_TIME_HEADER,
  type SharedPhotoOutcome,
  sharedPhotoPage,
} from '#contract/service-worker';

/**
 * Holds the photo that another app shared until the profile page takes it. The page asks the member before it sends
 * the photo, because another site's form could have sent it here.
 * @spec 7.12
 */
export async function holdSharedPhoto({ request }: { request: Request }): Promise<Response> {
  if (isForeign(request)) return Response.redirect(new URL('/profile', request.url), 303);
  const outcome = await hold(request).catch((): SharedPhotoOutcome => 'missing');
  return Response.redirect(new URL(sharedPhotoPage(outcome), request.url), 303);
}

/** A page could hide where it is; a share from the system has no address either. */
function isForeign({ url, referrer, headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') return true;
  const origin = headers.get('origin') ?? 'null';
  if (origin !== 'null' && origin !== new URL(url).origin) return true;
  return referrer !== '' && !isOwnPage(referrer, url);
}

const isOwnPage = (referrer: string, url: string): boolean =>
  referrer === 'about:client' || URL.parse(referrer)?.origin === new URL(url).origin;

async function hold(request: Request): Promise<SharedPhotoOutcome> {
  await caches.delete(SHARED_PHOTO_CACHE);
  const file = (await request.formData()).get(SHARED_PHOTO_FIELD);
  if (!(file instanceof File) || file.size === 0) return 'missing';
  if (file.size > PHOTO_UPLOAD.maxBytes) return 'too_large';
  const headers = {
    'content-type': file.type,
    [SHARED_PHOTO_NAME_HEADER]: encodeURIComponent(file.name.toWellFormed()),
    [SHARED_PHOTO_TIME_HEADER]: String(Date.now()),
  };
  const cache = await caches.open(SHARED_PHOTO_CACHE);
  await cache.put(SHARED_PHOTO_PATH, new Response(file, { headers }));
  return 'held';
}
