const MINUTE_MS = 60_000;

/** Says something at most once a minute: for what goes wrong all the time as long as its one cause lasts. */
export function onceAMinute<Args extends unknown[]>(say: (...args: Args) => void): (...args: Args) => void {
  let quietUntil = 0;
  return (...args) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + MINUTE_MS;
    say(...args);
  };
}
