import { hash } from '../random.ts';
import type { World } from './world.ts';

/**
 * Chance without a state: the throw for a number is always the same, so that any part of a world can be made without the
 * parts before it, in any thread.
 */
export type Dice = (number: number, turn?: number) => number;

/** Dice of one aspect; throws are in [0, 1). */
function dice(seed: string, aspect: string): Dice {
  const bits = words(seed, aspect);
  return (number, turn = 0) => bits(number, turn) / 2 ** 32;
}

/** Dice of several aspects of a world, by their names. */
export function diceOf<const Aspect extends string>(
  { seed, before }: Pick<World, 'seed' | 'before'>,
  aspects: readonly Aspect[],
): Readonly<Record<Aspect, Dice>> {
  const entries = aspects.map(aspect => [aspect, dice(`${seed} ${before}`, aspect)] as const);
  return Object.fromEntries(entries) as Record<Aspect, Dice>;
}

/** The same as whole numbers of 32 bits; for one turn, different numbers never give the same. */
export function words(seed: string, aspect: string): Dice {
  const [first, second] = [hash(`${seed} ${aspect}`), hash(`${aspect} ${seed}`)];
  return (number, turn = 0) => mix(mix((number + first + Math.imul(turn, 0x9e3779b1)) | 0) ^ second) >>> 0;
}

export function pickFrom<T>(list: readonly T[], thrown: number): T {
  const found = list[Math.floor(thrown * list.length)];
  if (found === undefined) throw new Error('Cannot pick from an empty list.');
  return found;
}

/** A whole number from a power law: most throws give little, few give much; `mean` on average, `most` at most. */
export const heavyTail = (mean: number, most: number, thrown: number, rounding: number): number =>
  Math.min(most, Math.floor(mean * (1 / Math.sqrt(1 - thrown) - 1) + rounding));

/** The last step of MurmurHash3: a different number for each number of 32 bits. */
function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
