import type { Uint128 } from './copy-rows.ts';
import { random32, type StatelessRandom } from './stateless-random.ts';
import type { FloodWorld } from './world.ts';

export interface IdGenerator {
  v4(number: number): Uint128;
  /** UUID version 7, which begins with the time in ms. */
  v7(number: number, ms: number): Uint128;
  random128(number: number): Uint128;
  /** If `v4Order(a) < v4Order(b)`, then `v4(a)` sorts before `v4(b)`. */
  v4Order(number: number): number;
}

export function idGenerator({ seed, earlierMembers }: FloodWorld, kind: string): IdGenerator {
  const generators = ['a', 'b', 'c', 'd'].map(word =>
    random32(`${seed} ${earlierMembers}`, `${kind} ${word}`),
  );
  const [a, b, c, d] = generators as [StatelessRandom, StatelessRandom, StatelessRandom, StatelessRandom];
  const version = (word: number, digit: number) => ((word & 0xffff0fff) | (digit << 12)) >>> 0;
  const variant = (word: number) => ((word & 0x3fffffff) | 0x80000000) >>> 0;
  return {
    v4: number => [a(number), version(b(number), 4), variant(c(number)), d(number)],
    v7: (number, ms) => {
      const [high, low] = [Math.floor(ms / 65_536) >>> 0, Math.floor(ms) % 65_536];
      return [high, version(((low << 16) | (b(number) & 0xfff)) >>> 0, 7), variant(c(number)), d(number)];
    },
    random128: number => [a(number), b(number), c(number), d(number)],
    v4Order: a,
  };
}
