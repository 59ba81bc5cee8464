import type { House } from './support/house.ts';

/** One line of the report: what was measured, ours beside its limit from the same run, and the goal. */
export type Reading = {
  what: string;
  ours: string;
  limit: string;
  /** Ours to the limit, or whatever else the goal speaks of, with its unit. */
  seen: string;
  goal: string;
  /** Null where the goal does not speak of this size. */
  met: boolean | null;
};

/** A figure of the goals: measures and answers its lines. */
export type Figure = {
  /** As the goals number it. */
  id: `P${number}`;
  title: string;
  measure(house: House): Promise<Reading[]>;
};

/** A line about a ratio that should be at least, or at most, so much. */
export function ratioReading(
  what: string,
  sides: { ours: number; limit: number; unit: string },
  goal: { atLeast: number } | { atMost: number },
): Reading {
  const ratio = sides.ours / sides.limit;
  const least = 'atLeast' in goal;
  return {
    what,
    ours: `${rounded(sides.ours)} ${sides.unit}`,
    limit: `${rounded(sides.limit)} ${sides.unit}`,
    seen: `${ratio.toFixed(2)} x`,
    goal: least ? `>= ${goal.atLeast} x` : `<= ${goal.atMost} x`,
    met: least ? ratio >= goal.atLeast : ratio <= goal.atMost,
  };
}

/** A line about a size or a time that has a bound of its own. */
export const boundReading = (what: string, seen: number, bound: number, unit: string): Reading => ({
  what,
  ours: `${rounded(seen)} ${unit}`,
  limit: '',
  seen: `${rounded(seen)} ${unit}`,
  goal: `<= ${bound} ${unit}`,
  met: seen <= bound,
});

/** Three digits that matter, and no more than one behind the point for what is large. */
export const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
