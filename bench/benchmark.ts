import { type BenchEnvironment, sizeName } from './support/bench-environment.ts';
import { type Load, medianOf } from './support/stats.ts';

/** Compares our value with a limit that was measured in the same run. */
export type Measurement = {
  label: string;
  ours: string;
  limit: string;
  /** The ratio of `ours` to `limit`, or `ours` if there is no limit. */
  result: string;
  goal: string;
  /** Null if the goal does not apply to this number of members. */
  met: boolean | null;
};

export type Benchmark = {
  id: `P${number}`;
  title: string;
  measure(environment: BenchEnvironment): Promise<Measurement[]>;
};

type Goal = { atLeast: number } | { atMost: number };

export function ratioMeasurement(
  label: string,
  sides: { ours: number; limit: number; unit: string },
  goal: Goal,
): Measurement {
  const ratio = sides.ours / sides.limit;
  const least = 'atLeast' in goal;
  return {
    label,
    ours: `${rounded(sides.ours)} ${sides.unit}`,
    limit: `${rounded(sides.limit)} ${sides.unit}`,
    // Two decimals of a small ratio would hide a change of a quarter.
    result: `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} x`,
    goal: least ? `>= ${goal.atLeast} x` : `<= ${goal.atMost} x`,
    met: least ? ratio >= goal.atLeast : ratio <= goal.atMost,
  };
}

/** Compares the medians of the loads of both sides. */
export const loadMeasurement = <Value extends 'p95' | 'p99' | 'perSecond'>(
  label: string,
  value: Value,
  { ours, limit }: Record<'ours' | 'limit', Pick<Load, Value>[]>,
  goal: Goal,
): Measurement => {
  const median = (loads: typeof ours) => medianOf(loads, round => round[value]);
  const unit = value === 'perSecond' ? '/s' : 'ms';
  return ratioMeasurement(label, { ours: median(ours), limit: median(limit), unit }, goal);
};

/** Compares the largest database with the smallest, if there are several. */
export function growthMeasurements(
  label: string,
  values: { members: number; value: number }[],
  unit: string,
  goal: Goal,
): Measurement[] {
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last || first === last) return [];
  const sizes = `${sizeName(last.members)} beside ${sizeName(first.members)}`;
  return [ratioMeasurement(label + sizes, { ours: last.value, limit: first.value, unit }, goal)];
}

export const boundMeasurement = (label: string, value: number, bound: number, unit: string): Measurement => ({
  label,
  ours: `${rounded(value)} ${unit}`,
  limit: '',
  result: `${rounded(value)} ${unit}`,
  goal: `<= ${bound} ${unit}`,
  met: value <= bound,
});

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
