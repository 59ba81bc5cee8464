import { createStore, useStore } from '../ui/store.ts';

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
