import { SEARCH } from '#contract/constants';

/**
 * Picks few entries, because each entry costs a query. The first entry of each kind has priority.
 * @spec D2.23
 */
export function pickAlternatives<T>(list: readonly T[], kindOf: (entry: T) => string): T[] {
  const ranked = [...Map.groupBy(list, kindOf).values()].flatMap(kind =>
    kind.map((one, at) => ({ one, turn: at === 0 ? 0 : at === kind.length - 1 ? 1 : 2 })),
  );
  const first = ranked.sort((one, other) => one.turn - other.turn).slice(0, SEARCH.maxAlternatives);
  const chosen = new Set(first.map(({ one }) => one));
  return list.filter(one => chosen.has(one));
}
