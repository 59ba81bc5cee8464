/** How many answers in a row must fail before the server counts as away: one alone may be a stumble of the line. */
const MISSES_UNTIL_AWAY = 2;
const ASK_AGAIN_MS = 5_000;
/** What a proxy or the server itself says when it cannot serve for now. */
const AWAY_STATUSES = [502, 503, 504];

export type ServerWatch = {
  /** Told of every answer the tab gets, or of its failing to come (null). */
  tell(status: number | null): void;
  isAway(): boolean;
  watch(changed: () => void): () => void;
};

type WatchParts = {
  /** Asks whether the server can serve; never rejects. */
  isThere: () => Promise<boolean>;
  isOnline?: () => boolean;
  schedule?: (work: () => void, ms: number) => unknown;
};

/**
 * Knows whether the server is away: it looks on while the API client calls, and while the server is away asks every 5 s whether it
 * is back. It repeats no call; that is the client's.
 */
export function createServerWatch({
  isThere,
  isOnline = () => navigator.onLine,
  schedule = setTimeout,
}: WatchParts): ServerWatch {
  const watchers = new Set<() => void>();
  let misses = 0;
  let away = false;

  const set = (next: boolean) => {
    if (away === next) return;
    away = next;
    for (const changed of watchers) changed();
    if (away) schedule(ask, ASK_AGAIN_MS);
  };
  const tell = (status: number | null) => {
    const missed = status === null || AWAY_STATUSES.includes(status);
    // Without a line nobody knows.
    if (missed && !isOnline()) return;
    misses = missed ? misses + 1 : 0;
    set(misses >= MISSES_UNTIL_AWAY);
  };
  const ask = async () => {
    if (!away) return;
    if (await isThere()) tell(200);
    if (away) schedule(ask, ASK_AGAIN_MS);
  };
  return {
    tell,
    isAway: () => away,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
