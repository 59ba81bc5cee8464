import type { Clock } from '../../platform/clock.ts';
import type { Bus, BusNotice } from '../../platform/live/bus.ts';

/** Without a notice, the cache returns an old value for at most this time. */
const CACHE_MS = 10_000;

type PairCacheOptions<Value> = {
  bus: Pick<Bus, 'subscribe' | 'onRestored'>;
  clock: Clock;
  /** A result of undefined is not cached. */
  load: (of: string, to: string) => Promise<Value | undefined>;
  /** Types of notices that do not affect the cached values. */
  ignoredEvents: ReadonlySet<BusNotice['type']>;
};

/**
 * A notice to one of the two members invalidates the value, even during loading.
 * @spec D5.6
 */
export function createPairCache<Value>({ bus, clock, load, ignoredEvents }: PairCacheOptions<Value>) {
  const entries = new Map<string, Promise<Value | undefined>>();
  const keysOf = new Map<string, Set<string>>();
  let until = 0;

  const clear = () => {
    entries.clear();
    keysOf.clear();
  };
  const invalidate = (member: string) => {
    for (const key of keysOf.get(member) ?? []) entries.delete(key);
    keysOf.delete(member);
  };
  const dropKey = (member: string, key: string) => {
    const keys = keysOf.get(member);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(member);
  };
  bus.subscribe(({ type, to }) => {
    if (!ignoredEvents.has(type)) to.forEach(invalidate);
  });
  bus.onRestored(clear);

  const loadEntry = (key: string, of: string, to: string): Promise<Value | undefined> => {
    const loaded = load(of, to);
    entries.set(key, loaded);
    for (const member of [of, to]) keysOf.set(member, (keysOf.get(member) ?? new Set()).add(key));
    const removeEntry = () => {
      if (entries.get(key) !== loaded) return;
      entries.delete(key);
      for (const member of [of, to]) dropKey(member, key);
    };
    loaded.then(found => found === undefined && removeEntry(), removeEntry);
    return loaded;
  };

  return (of: string, to: string): Promise<Value | undefined> => {
    const now = clock.now().getTime();
    if (now >= until) {
      clear();
      until = now + CACHE_MS;
    }
    const key = `${of} ${to}`;
    return entries.get(key) ?? loadEntry(key, of, to);
  };
}
