import { useSyncExternalStore } from 'react';
import { apiBaseUrl } from '../data/api-base-url.ts';
import { createServerMonitor } from './server-monitor.ts';

const CHECK_TIMEOUT_MS = 5_000;

/**
 * True if the server or its proxy answers with a status below 500.
 * @spec 8.2
 */
export async function isServerAvailable(): Promise<boolean> {
  try {
    const { status } = await fetch(`${apiBaseUrl()}/readyz`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    return status < 500;
  } catch {
    return false;
  }
}

export const serverMonitor = createServerMonitor({ isServerAvailable });

export async function monitoredFetch(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init);
    serverMonitor.recordResponse(response.status);
    return response;
  } catch (error) {
    if (!init.signal?.aborted) serverMonitor.recordResponse(null);
    throw error;
  }
}

/** `unreachable` means that the server does not answer despite a network. */
export type ConnectionState = 'online' | 'offline' | 'unreachable';

export function useConnection(): ConnectionState {
  const isOnline = useOnline();
  const isServerUnreachable = serverMonitor.useServerUnreachable();
  return !isOnline ? 'offline' : isServerUnreachable ? 'unreachable' : 'online';
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

function subscribeToNetwork(onChange: () => void): () => void {
  const stop = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, onChange, { signal: stop.signal });
  return () => stop.abort();
}
