/** A way through the messages, from the oldest to the newest: each is named by its key. */
type Stops = readonly string[];

/** Where a key leads from one message; null where it leads nowhere, or is none of these. */
export function stopBy(key: string, stops: Stops, from: string): string | null {
  const at = stops.indexOf(from);
  if (at < 0) return null;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: stops.length - 1 }[key];
  return (to !== undefined && to !== at && stops[to]) || null;
}

/** Who stands on a message that is gone stands on the next one that is left, else on the one before it, else on the newest. */
export function stopAfterLoss(before: Stops, now: Stops, lost: string): string | null {
  const left = new Set(now);
  const at = before.indexOf(lost);
  const isLeft = (stop: string) => left.has(stop);
  return (
    before.slice(at + 1).find(isLeft) ??
    before.slice(0, Math.max(0, at)).findLast(isLeft) ??
    now.at(-1) ??
    null
  );
}
