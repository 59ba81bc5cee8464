import { useSyncExternalStore } from 'react';
import { apiBaseUrl } from '../api-base-url.ts';
import { createServerWatch } from './server-watch.ts';
import { useOnline } from './use-online.ts';

const ASK_LIMIT_MS = 5_000;

/** Asks the server whether it can serve. What answers at all, be it a proxy's own page, is there; a 5xx is not. Browser only. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { status } = await fetch(`${apiBaseUrl()}/readyz`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ASK_LIMIT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}

/** This tab's look at the server. */
export const serverWatch = createServerWatch({ isThere: isServerThere });

/** As `fetch`, looked on by the watch. */
export async function watchedFetch(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    serverWatch.tell(response.status);
    return response;
  } catch (error) {
    if (!init.signal?.aborted) serverWatch.tell(null);
    throw error;
  }
}

/** Whether the browser has no line, the server is away, or all is well. */
export type Connection = 'online' | 'offline' | 'away';

export function useConnection(): Connection {
  const isOnline = useOnline();
  const isAway = useSyncExternalStore(serverWatch.watch, serverWatch.isAway, () => false);
  return !isOnline ? 'offline' : isAway ? 'away' : 'online';
}
