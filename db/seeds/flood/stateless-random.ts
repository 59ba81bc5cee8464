import { hash } from '../random.ts';
import type { FloodWorld } from './world.ts';

/** Equal arguments give equal values, so that any thread can generate any part. */
export type StatelessRandom = (number: number, turn?: number) => number;

/** Renaming an aspect changes the data, because its name is part of the seed. */
const accountAspects = ['standing', 'premium', 'fictional', 'invisible', 'signedUp', 'seen'] as const;
const profileAspects = ['gender', 'home', 'portrait', 'age', 'photos', 'shots'] as const;
const contactAspects = ['pick', 'place', 'first', 'when', 'amount', 'answer', 'opened'] as const;
const messageAspects = ['talk', 'line', 'whose'] as const;
const aspects = [...accountAspects, ...profileAspects, ...contactAspects, ...messageAspects];

/** Each function returns values in [0, 1). */
export function randomsOf({ seed, earlierMembers }: FloodWorld) {
  const entries = aspects.map(aspect => {
    const bits = random32(`${seed} ${earlierMembers}`, aspect);
    return [aspect, (number: number, turn = 0) => bits(number, turn) / 2 ** 32] as const;
  });
  return Object.fromEntries(entries) as Record<(typeof aspects)[number], StatelessRandom>;
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
