/** Two, because a single failure may come from the network. */
const FAILURES_UNTIL_UNREACHABLE = 2;
const CHECK_INTERVAL_MS = 5_000;
const UNREACHABLE_STATUSES = [502, 503, 504];

type ServerMonitor = {
  /** `status` is null when no response arrived. */
  recordResponse(status: number | null): void;
  isServerUnreachable(): boolean;
  subscribe(changed: () => void): () => void;
};

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
}: ServerMonitorDeps): ServerMonitor {
  const listeners = new Set<() => void>();
  let failures = 0;
  let unreachable = false;

  const setUnreachable = (next: boolean) => {
    if (unreachable === next) return;
    unreachable = next;
    for (const notify of listeners) notify();
    if (unreachable) schedule(check, CHECK_INTERVAL_MS);
  };
  const recordResponse = (status: number | null) => {
    const failed = status === null || UNREACHABLE_STATUSES.includes(status);
    // While the browser is offline, a failure proves nothing about the server.
    if (failed && !isOnline()) return;
    failures = failed ? failures + 1 : 0;
    setUnreachable(failures >= FAILURES_UNTIL_UNREACHABLE);
  };
  const check = async () => {
    if (!unreachable) return;
    if (await isServerAvailable()) recordResponse(200);
    if (unreachable) schedule(check, CHECK_INTERVAL_MS);
  };
  return {
    recordResponse,
    isServerUnreachable: () => unreachable,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
