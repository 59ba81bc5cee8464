export type SearchDice = {
  next(): number;
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
};

export function searchDice(seed: number): SearchDice {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { next, int, chance: share => next() < share, pick: list => list[int(0, list.length - 1)] as never };
}
