import { ASSET_CACHE, removeOldestFiles } from './bounded-cache.ts';

/**
 * Copies the files that only the former worker precached into the asset cache. Workbox deletes them when this worker
 * takes over, but pages of the former build may load them later.
 * @param currentFiles paths of the files that this worker precaches
 * @spec 7.12
 */
export async function copyFormerFiles(currentFiles: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const precaches = names.filter(name => name.startsWith('workbox-precache'));
  for (const name of precaches) await copyAllBut(new Set(currentFiles), await caches.open(name));
}

async function copyAllBut(currentFiles: ReadonlySet<string>, precache: Cache): Promise<void> {
  const assets = await caches.open(ASSET_CACHE);
  for (const request of await precache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/assets/') || currentFiles.has(pathname)) continue;
    const response = await precache.match(request);
    if (response) await assets.put(request, response);
  }
  await removeOldestFiles(assets);
}
