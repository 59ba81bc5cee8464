import { MAX_AGE, MIN_AGE } from '#contract/constants';

/** Two ends of a range of ages, never reversed. */
export type Ages = { from: number; until: number };

/** The ends that an address holds; what is none, or lies outside, is open. */
export function agesOf(min: string | undefined, max: string | undefined): Ages {
  const from = within(min, MIN_AGE);
  return { from, until: Math.max(from, within(max, MAX_AGE)) };
}

/** One end moved: it stops at the other one. */
export const moved = ({ from, until }: Ages, end: keyof Ages, to: number): Ages =>
  end === 'from' ? { from: Math.min(clamp(to), until), until } : { from, until: Math.max(clamp(to), from) };

/** Why an end that is typed does not stay as it is; null where it does. */
export function stopOf({ from, until }: Ages, end: keyof Ages, to: number): 'edge' | 'other' | null {
  if (clamp(to) !== to) return 'edge';
  return (end === 'from' ? to > until : to < from) ? 'other' : null;
}

/** As an address holds it: an end at the edge is open, and is not named. */
export const namedAges = ({ from, until }: Ages) => ({
  min_age: from > MIN_AGE ? String(from) : undefined,
  max_age: until < MAX_AGE ? String(until) : undefined,
});

const clamp = (age: number) => Math.min(Math.max(Math.round(age), MIN_AGE), MAX_AGE);

function within(value: string | undefined, open: number): number {
  const age = Number(value);
  return value && Number.isInteger(age) && age >= MIN_AGE && age <= MAX_AGE ? age : open;
}
