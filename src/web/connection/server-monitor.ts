/** Two, because a single failure may come from the network. */
const FAILURES_UNTIL_AWAY = 2;
const CHECK_INTERVAL_MS = 5_000;
const AWAY_STATUSES = [502, 503, 504];

type ServerMonitor = {
  /** `status` is null when no response arrived. */
  recordResponse(status: number | null): void;
  isAway(): boolean;
  subscribe(changed: () => void): () => void;
};

type ServerMonitorDeps = {
  /** Its promise must never reject. */
  isServerAvailable: () => Promise<boolean>;
  isOnline?: () => boolean;
  schedule?: (work: () => void, ms: number) => unknown;
};

/**
 * Polls the server while it is away, but does not repeat failed calls.
 * @spec 8.2
 */
export function createServerMonitor({
  isServerAvailable,
  isOnline = () => navigator.onLine,
  schedule = setTimeout,
}: ServerMonitorDeps): ServerMonitor {
  const listeners = new Set<() => void>();
  let failures = 0;
  let away = false;

  const setAway = (next: boolean) => {
    if (away === next) return;
    away = next;
    for (const notify of listeners) notify();
    if (away) schedule(check, CHECK_INTERVAL_MS);
  };
  const recordResponse = (status: number | null) => {
    const failed = status === null || AWAY_STATUSES.includes(status);
    // While the browser is offline, a failure proves nothing about the server.
    if (failed && !isOnline()) return;
    failures = failed ? failures + 1 : 0;
    setAway(failures >= FAILURES_UNTIL_AWAY);
  };
  const check = async () => {
    if (!away) return;
    if (await isServerAvailable()) recordResponse(200);
    if (away) schedule(check, CHECK_INTERVAL_MS);
  };
  return {
    recordResponse,
    isAway: () => away,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
