import { hash } from '../random.ts';
import type { FloodWorld } from './world.ts';

/** Equal arguments give equal values, so that any thread can generate any part. */
type StatelessRandom = (number: number, turn?: number) => number;

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
function random32(seed: string, aspect: string): StatelessRandom {
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

const bytes = Buffer.alloc(16);

/** Generates UUIDs as 32 hexadecimal digits. */
export function idGenerator({ seed, earlierMembers }: FloodWorld, kind: string) {
  const words = ['a', 'b', 'c', 'd'].map(word => random32(`${seed} ${earlierMembers}`, `${kind} ${word}`));
  const fill = (number: number) => words.reduce((at, word) => bytes.writeUInt32BE(word(number), at), 0);
  const uuid = (version: number) => {
    bytes[6] = (bytes.readUInt8(6) & 0x0f) | (version << 4);
    bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
    return bytes.toString('hex');
  };
  return {
    random128(number: number): string {
      fill(number);
      return bytes.toString('hex');
    },
    v4(number: number): string {
      fill(number);
      return uuid(4);
    },
    /** UUID version 7, which begins with the time. */
    v7(number: number, at: Date): string {
      fill(number);
      bytes.writeUIntBE(at.getTime(), 0, 6);
      return uuid(7);
    },
  };
}
