import { isFloor, isRatio, type ReportRow, valueIn } from './tables.ts';

/** A ratio that is worse by more than this share of the committed one is reported. */
const TOLERATED_FALL = 0.25;

/** Describes each ratio that is much worse than the committed one with the same label. */
export function fallenRatios(now: readonly ReportRow[], committed: readonly ReportRow[]): string[] {
  const before = new Map(committed.filter(isRatio).map(row => [keyOf(row), row]));
  return now.filter(isRatio).flatMap(row => {
    const earlier = before.get(keyOf(row));
    if (!earlier || !hasFallen(row, earlier)) return [];
    return [`${row.id} ${row.label}: ${row.result}, ${earlier.result} committed (goal ${row.goal})`];
  });
}

const keyOf = ({ id, label }: ReportRow): string => `${id} ${label}`;

function hasFallen(now: ReportRow, earlier: ReportRow): boolean {
  const [ratio, committed] = [valueIn(now.result), valueIn(earlier.result)];
  return isFloor(now) ? ratio < committed * (1 - TOLERATED_FALL) : ratio > committed / (1 - TOLERATED_FALL);
}
