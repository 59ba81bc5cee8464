import type { BenchEnvironment } from './support/bench-environment.ts';

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
