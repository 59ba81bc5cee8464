import { MAX_AGE, MIN_AGE } from '#contract/constants';

/** `from` is never above `until`. */
export type AgeRangeValue = { from: number; until: number };

/** Search parameters; a missing age filters nothing. */
export type AgeParams = { min_age?: string | undefined; max_age?: string | undefined };

/** A missing or invalid age becomes MIN_AGE or MAX_AGE, which filter nothing. */
export function parseAges(min: string | undefined, max: string | undefined): AgeRangeValue {
  const from = parseAge(min, MIN_AGE);
  return { from, until: Math.max(from, parseAge(max, MAX_AGE)) };
}

/** @spec 3.16 D2.1 */
export const withMovedEnd = (
  { from, until }: AgeRangeValue,
  end: keyof AgeRangeValue,
  to: number,
): AgeRangeValue =>
  end === 'from' ? { from: Math.min(clamp(to), until), until } : { from, until: Math.max(clamp(to), from) };

/** Returns `other` if the age lies beyond the other end of the range. */
export function stopReason(
  { from, until }: AgeRangeValue,
  end: keyof AgeRangeValue,
  to: number,
): 'edge' | 'other' | null {
  if (clamp(to) !== to) return 'edge';
  return (end === 'from' ? to > until : to < from) ? 'other' : null;
}

/** Leaves out an end at MIN_AGE or MAX_AGE, because it filters nothing. */
export const agesToParams = ({ from, until }: AgeRangeValue): AgeParams => ({
  min_age: from > MIN_AGE ? String(from) : undefined,
  max_age: until < MAX_AGE ? String(until) : undefined,
});

const clamp = (age: number) => Math.min(Math.max(Math.round(age), MIN_AGE), MAX_AGE);

function parseAge(value: string | undefined, open: number): number {
  const age = Number(value);
  return value && Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE ? age : open;
}
