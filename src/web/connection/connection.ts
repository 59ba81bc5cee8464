import { useSyncExternalStore } from 'react';
import { apiBaseUrl } from '../data/api-base-url.ts';
import { createStore, useStore } from '../ui/store.ts';

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

/** Two, because a single failure may come from the network. */
const FAILURES_UNTIL_UNREACHABLE = 2;
const CHECK_INTERVAL_MS = 5_000;
const UNREACHABLE_STATUSES = [502, 503, 504];

type ServerMonitorDeps = {
  /** Its promise must never reject. */
  isServerAvailable: () => Promise<boolean>;
  isOnline?: () => boolean;
  schedule?: (work: () => void, ms: number) => unknown;
};

/**
 * Polls the server while it is unreachable, but does not repeat failed calls.
 * @spec 8.2
 */
export function createServerMonitor({
  isServerAvailable,
  isOnline = () => navigator.onLine,
  schedule = setTimeout,
}: ServerMonitorDeps) {
  const unreachable = createStore(false);
  let failures = 0;

  const scheduleCheck = () => unreachable.get() && schedule(check, CHECK_INTERVAL_MS);
  const check = async () => {
    if (!unreachable.get()) return;
    if (await isServerAvailable()) recordResponse(200);
    scheduleCheck();
  };
  /** `status` is null when no response arrived. */
  function recordResponse(status: number | null): void {
    const failed = status === null || UNREACHABLE_STATUSES.includes(status);
    // While the browser is offline, a failure proves nothing about the server.
    if (failed && !isOnline()) return;
    failures = failed ? failures + 1 : 0;
    const wasUnreachable = unreachable.get();
    unreachable.set(failures >= FAILURES_UNTIL_UNREACHABLE);
    if (!wasUnreachable) scheduleCheck();
  }
  return {
    recordResponse,
    isServerUnreachable: unreachable.get,
    useServerUnreachable: () => useStore(unreachable),
    subscribe: unreachable.subscribe,
  };
}
