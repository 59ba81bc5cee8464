/** Chance that falls the same way each time, by a number it starts from. */
export type Dice = {
  next(): number;
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
};

/** @param seed tells one run from another */
export function diceOf(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { next, int, chance: share => next() < share, pick: list => list[int(0, list.length - 1)] as never };
}
