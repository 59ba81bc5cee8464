import { MAX_AGE, MIN_AGE } from '#contract/constants';

/** An age range, never reversed. */
export type AgeRangeValue = { from: number; until: number };

/** Parses the ends of an address; missing or invalid ones are open. */
export function parseAges(min: string | undefined, max: string | undefined): AgeRangeValue {
  const from = parseAge(min, MIN_AGE);
  return { from, until: Math.max(from, parseAge(max, MAX_AGE)) };
}

/**
 * Moves one end, which stops at the other one.
 * @spec 3.16 D2.1
 */
export const withMovedEnd = (
  { from, until }: AgeRangeValue,
  end: keyof AgeRangeValue,
  to: number,
): AgeRangeValue =>
  end === 'from' ? { from: Math.min(clamp(to), until), until } : { from, until: Math.max(clamp(to), from) };

/** Why a typed end is adjusted; null where it is not. */
export function stopReason(
  { from, until }: AgeRangeValue,
  end: keyof AgeRangeValue,
  to: number,
): 'edge' | 'other' | null {
  if (clamp(to) !== to) return 'edge';
  return (end === 'from' ? to > until : to < from) ? 'other' : null;
}

/** The address parameters of a range; an end at the limit is left out. */
export const agesToParams = ({ from, until }: AgeRangeValue) => ({
  min_age: from > MIN_AGE ? String(from) : undefined,
  max_age: until < MAX_AGE ? String(until) : undefined,
});

const clamp = (age: number) => Math.min(Math.max(Math.round(age), MIN_AGE), MAX_AGE);

function parseAge(value: string | undefined, open: number): number {
  const age = Number(value);
  return value && Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE ? age : open;
}
