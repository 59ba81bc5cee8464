/** The values depend only on the name given to `random`, not on the machine. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** `min` and `max` are included. */
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Returns `count` different entries in random order, or fewer if the list is shorter. */
  some<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  bytes(count: number): Uint8Array;
}

/** Mulberry32. A new caller with a new `name` does not change other callers' values. */
export function random(name: string): Random {
  let state = hash(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]) => {
    const tagged = list.map(item => ({ card: item, order: next() }));
    return tagged.sort((a, b) => a.order - b.order).map(({ card: item }) => item);
  };
  return {
    next,
    int,
    shuffle,
    chance: share => next() < share,
    pick: list => {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('Cannot pick from an empty list.');
      return found;
    },
    some: (list, count) => shuffle(list).slice(0, count),
    weighted: weights => pickWeighted(weights, next()),
    bytes: count => Uint8Array.from({ length: count }, () => int(0, 255)),
  };
}

function pickWeighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>, fraction: number): K {
  const entries = Object.entries(weights) as [K, number][];
  let remaining = fraction * entries.reduce((sum, [, weight]) => sum + weight, 0);
  const hit = entries.find(([, weight]) => {
    remaining -= weight;
    return remaining < 0;
  });
  const [key] = hit ?? entries.at(-1) ?? [];
  if (key === undefined) throw new Error('Cannot pick from no weights.');
  return key;
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
