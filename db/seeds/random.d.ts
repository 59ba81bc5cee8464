/** A small seeded source of chance: the same name gives the same world on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True in `share` (0 to 1) of the cases. */
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries, in random order; fewer when the list is shorter. */
  some<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  /** Picks a key by its weight. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K;
  bytes(count: number): Uint8Array;
}
/** Makes a generator (mulberry32) from a name, so that each use has its own stream and adding one moves no other. */
export declare function random(name: string): Random;
