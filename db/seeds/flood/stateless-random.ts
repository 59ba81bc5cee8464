import { hash } from '../random.ts';
import type { FloodWorld } from './world.ts';

/** Equal arguments give equal values, so that any thread can generate any part. */
export type StatelessRandom = (number: number, turn?: number) => number;

/** Returns values in [0, 1). */
function randomOf(seed: string, aspect: string): StatelessRandom {
  const bits = random32(seed, aspect);
  return (number, turn = 0) => bits(number, turn) / 2 ** 32;
}

export function randomsOf<const Aspect extends string>(
  { seed, earlierMembers }: Pick<FloodWorld, 'seed' | 'earlierMembers'>,
  aspects: readonly Aspect[],
): Readonly<Record<Aspect, StatelessRandom>> {
  const entries = aspects.map(aspect => [aspect, randomOf(`${seed} ${earlierMembers}`, aspect)] as const);
  return Object.fromEntries(entries) as Record<Aspect, StatelessRandom>;
}

/** For the same `turn`, different numbers never give the same integer. */
export function random32(seed: string, aspect: string): StatelessRandom {
  const [first, second] = [hash(`${seed} ${aspect}`), hash(`${aspect} ${seed}`)];
  return (number, turn = 0) =>
    murmurFinalizer(murmurFinalizer((number + first + Math.imul(turn, 0x9e3779b1)) | 0) ^ second) >>> 0;
}

export function pickFrom<T>(list: readonly T[], value: number): T {
  const found = list[Math.floor(value * list.length)];
  if (found === undefined) throw new Error('Cannot pick from an empty list.');
  return found;
}

/** The result averages about `mean`; `value` and `rounding` are random numbers in [0, 1). */
export const heavyTail = (mean: number, most: number, value: number, rounding: number): number =>
  Math.min(most, Math.floor(mean * (1 / Math.sqrt(1 - value) - 1) + rounding));

/** The finalizer of MurmurHash3, which gives different results for different values. */
function murmurFinalizer(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
