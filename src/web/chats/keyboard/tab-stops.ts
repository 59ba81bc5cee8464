/** React keys of the messages, oldest first. */
type MessageKeys = readonly string[];

/** Returns null if `key` does not move the focus. */
export function nextStop(key: string, stops: MessageKeys, from: string): string | null {
  const at = stops.indexOf(from);
  if (at < 0) return null;
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: stops.length - 1 }[key];
  return (to !== undefined && to !== at && stops[to]) || null;
}

export function stopAfterRemoval(before: MessageKeys, now: MessageKeys, lost: string): string | null {
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
