import type { Clock } from '../clock.ts';
import type { Bus, BusNotice } from './bus.ts';

/** Changes that reach this process by no notice are found after this, in ms. */
const REMEMBERED_MS = 10_000;

export type ShortMemoryOptions<Known> = {
  bus: Pick<Bus, 'subscribe' | 'onRestored'>;
  clock: Clock;
  /** Undefined is not remembered. */
  load: (of: string, to: string) => Promise<Known | undefined>;
  /** Notices that change nothing of what is remembered. */
  passedOver: ReadonlySet<BusNotice['type']>;
};

/**
 * Remembers for some seconds what was asked about two members, until a notice for either of them says that something changed. What is
 * forgotten while it is loaded is not remembered.
 */
export function createShortMemory<Known>({ bus, clock, load, passedOver }: ShortMemoryOptions<Known>) {
  const known = new Map<string, Promise<Known | undefined>>();
  /** What is known of each member, by its keys. */
  const keysOf = new Map<string, Set<string>>();
  let until = 0;

  const forgetAll = () => {
    known.clear();
    keysOf.clear();
  };
  const forget = (member: string) => {
    for (const key of keysOf.get(member) ?? []) known.delete(key);
    keysOf.delete(member);
  };
  const dropKey = (member: string, key: string) => {
    const keys = keysOf.get(member);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(member);
  };
  bus.subscribe(({ type, to }) => {
    if (!passedOver.has(type)) to.forEach(forget);
  });
  bus.onRestored(forgetAll);

  const remember = (key: string, of: string, to: string): Promise<Known | undefined> => {
    const loaded = load(of, to);
    known.set(key, loaded);
    for (const member of [of, to]) keysOf.set(member, (keysOf.get(member) ?? new Set()).add(key));
    const forgetThis = () => {
      if (known.get(key) !== loaded) return;
      known.delete(key);
      for (const member of [of, to]) dropKey(member, key);
    };
    loaded.then(found => found === undefined && forgetThis(), forgetThis);
    return loaded;
  };

  return (of: string, to: string): Promise<Known | undefined> => {
    const now = clock.now().getTime();
    if (now >= until) {
      forgetAll();
      until = now + REMEMBERED_MS;
    }
    const key = `${of} ${to}`;
    return known.get(key) ?? remember(key, of, to);
  };
}
