import { SEARCH } from '#contract/constants';

/**
 * So many of a list at most, in its order, since each is a question to the database: of each kind the first, which changes least,
 * then the last, which changes most, then what lies between.
 */
export function fewOfEach<T>(list: readonly T[], kindOf: (one: T) => string): T[] {
  const turns = [...Map.groupBy(list, kindOf).values()].flatMap(kind =>
    kind.map((one, at) => ({ one, turn: at === 0 ? 0 : at === kind.length - 1 ? 1 : 2 })),
  );
  const first = turns.sort((one, other) => one.turn - other.turn).slice(0, SEARCH.maxAlternatives);
  const chosen = new Set(first.map(({ one }) => one));
  return list.filter(one => chosen.has(one));
}
