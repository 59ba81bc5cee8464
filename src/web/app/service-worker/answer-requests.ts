import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { OFFLINE_PATH, SHARED_PHOTO_PATH } from '#contract/service-worker';
import { ASSET_CACHE, boundedCache } from './bounded-cache.ts';
import { copyFormerFiles } from './former-files.ts';
import { holdSharedPhoto } from './shared-photo.ts';
import { worker } from './worker-scope.ts';

/** Hashed files that every page loads; the build writes the list here. */
declare const CORE_FILES: string[];

/** Documents and answers of calls may contain a member's data, and media are private. */
const NEVER_ANSWERED = /^\/(api|media|export)\//;

/**
 * Answers with hashed files from caches, and with the offline page for a page that cannot be loaded. The browser
 * handles every other request as if there were no worker.
 * @spec 7.12 8.2
 */
export function answerRequests(): void {
  precacheAndRoute(
    [
      { url: OFFLINE_PATH, revision: worker.site.offlineVersion },
      ...CORE_FILES.map(url => ({ url, revision: null })),
    ],
    // An address of a page must never match a precached file, such as /index.html for /.
    { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] },
  );
  cleanupOutdatedCaches();
  const assets = new CacheFirst({ cacheName: ASSET_CACHE, plugins: [boundedCache] });
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARED_PHOTO_PATH,
    holdSharedPhoto,
    'POST',
  );
  registerRoute(pageRoute());
  worker.addEventListener('install', event => void skipWorkerFor(event).catch(() => undefined));
  // A full disk must not prevent the installation.
  worker.addEventListener('install', event =>
    event.waitUntil(copyFormerFiles(CORE_FILES).catch(() => undefined)),
  );
  worker.addEventListener('activate', event =>
    event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()),
  );
}

type InstallEvent = ExtendableEvent & {
  addRoutes?: (
    rules: { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ) => Promise<void>;
};

/** Browsers that know static routing then send these requests without starting the worker. */
async function skipWorkerFor(event: InstallEvent): Promise<void> {
  const rules = ['/api/*', '/media/*'].map(pathname => ({
    condition: { urlPattern: { pathname } },
    source: 'network' as const,
  }));
  await event.addRoutes?.(rules);
}

function pageRoute(): NavigationRoute {
  const network = new NetworkOnly();
  return new NavigationRoute(
    async options => {
      try {
        return await network.handle(options);
      } catch {
        return (await matchPrecache(OFFLINE_PATH)) ?? Response.error();
      }
    },
    { denylist: [NEVER_ANSWERED] },
  );
}
