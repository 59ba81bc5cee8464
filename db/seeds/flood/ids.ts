import type { Words } from './copy-rows.ts';
import { type Dice, words } from './dice.ts';
import type { World } from './world.ts';

/** Ids by number; no two of a kind are the same. */
export interface Ids {
  /** A random one, version 4. */
  v4(number: number): Words;
  /** One that begins with a time in ms, version 7. */
  v7(number: number, ms: number): Words;
  /** 128 bits of chance. */
  name(number: number): Words;
  /** What comes first of two ids of version 4. */
  order(number: number): number;
}

export function ids({ seed, before }: World, kind: string): Ids {
  const generators = ['a', 'b', 'c', 'd'].map(word => words(`${seed} ${before}`, `${kind} ${word}`));
  const [a, b, c, d] = generators as [Dice, Dice, Dice, Dice];
  const version = (word: number, digit: number) => ((word & 0xffff0fff) | (digit << 12)) >>> 0;
  const variant = (word: number) => ((word & 0x3fffffff) | 0x80000000) >>> 0;
  return {
    v4: number => [a(number), version(b(number), 4), variant(c(number)), d(number)],
    v7: (number, ms) => {
      const [high, low] = [Math.floor(ms / 65_536) >>> 0, Math.floor(ms) % 65_536];
      return [high, version(((low << 16) | (b(number) & 0xfff)) >>> 0, 7), variant(c(number)), d(number)];
    },
    name: number => [a(number), b(number), c(number), d(number)],
    order: a,
  };
}
