import type { BenchEnvironment } from './support/bench-environment.ts';

/** One line of the report: what was measured, ours beside its limit from the same run, and the goal. */
export type Measurement = {
  label: string;
  ours: string;
  limit: string;
  /** Ours to the limit, or whatever else the goal speaks of, with its unit. */
  result: string;
  goal: string;
  /** Null where the goal does not speak of this size. */
  met: boolean | null;
};

/** A figure of the goals: measures and answers its lines. */
export type Benchmark = {
  /** As the goals number it. */
  id: `P${number}`;
  title: string;
  measure(house: BenchEnvironment): Promise<Measurement[]>;
};

/** A line about a ratio that should be at least, or at most, so much. */
export function ratioMeasurement(
  label: string,
  sides: { ours: number; limit: number; unit: string },
  goal: { atLeast: number } | { atMost: number },
): Measurement {
  const ratio = sides.ours / sides.limit;
  const least = 'atLeast' in goal;
  return {
    label,
    ours: `${rounded(sides.ours)} ${sides.unit}`,
    limit: `${rounded(sides.limit)} ${sides.unit}`,
    result: `${ratio.toFixed(2)} x`,
    goal: least ? `>= ${goal.atLeast} x` : `<= ${goal.atMost} x`,
    met: least ? ratio >= goal.atLeast : ratio <= goal.atMost,
  };
}

/** A line about a size or a time that has a bound of its own. */
export const boundMeasurement = (label: string, seen: number, bound: number, unit: string): Measurement => ({
  label,
  ours: `${rounded(seen)} ${unit}`,
  limit: '',
  result: `${rounded(seen)} ${unit}`,
  goal: `<= ${bound} ${unit}`,
  met: seen <= bound,
});

/** Three digits that matter, and no more than one behind the point for what is large. */
export const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
