import type { WorkboxPlugin } from 'workbox-core/types.js';

export const ASSET_CACHE = 'assets';

/** About two builds' worth of the files that a member uses. */
const MAX_FILES = 150;

/**
 * Stores only complete files, and removes the oldest ones above the limit. They stay after a new build, so that pages
 * of the old build can load them again.
 */
export const boundedCache: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
  cacheDidUpdate: async ({ cacheName }) => removeOldestFiles(await caches.open(cacheName)),
};

export async function removeOldestFiles(cache: Cache): Promise<void> {
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -MAX_FILES).map(request => cache.delete(request)));
}
