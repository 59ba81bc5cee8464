import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DISTANCE_BANDS_KM, MAX_AGE, MIN_AGE, WISHES } from './constants.ts';
import { nothing } from './fields.ts';

const wishedAge = z
  .int({ error: 'age_unknown' })
  .check(z.gte(MIN_AGE, { error: 'age_unknown' }), z.lte(MAX_AGE, { error: 'age_unknown' }));

/** Whom a member wishes to meet: ages in years, and less than so many kilometres away, null for any distance. */
export const wishes = z
  .object({
    min_age: wishedAge,
    max_age: wishedAge,
    distance: z.nullable(z.literal(DISTANCE_BANDS_KM, { error: 'choice_unknown' })),
  })
  .check(
    z.refine(({ min_age, max_age }) => min_age <= max_age, {
      error: 'age_range_reversed',
      path: ['max_age'],
    }),
  );
export type Wishes = z.output<typeof wishes>;

/** What a member of this age wishes for until he says otherwise (decisions, Search order). */
export const usualWishes = (age: number): Wishes => ({
  min_age: Math.min(Math.max(age - WISHES.years, MIN_AGE), MAX_AGE),
  max_age: Math.min(age + WISHES.years, MAX_AGE),
  distance: WISHES.km,
});

/** The member's own wishes, by which the swipe game, the match finder and the matches after sign-up choose. No other member sees them. */
export const getWishes = defineCall({
  method: 'GET',
  path: '/api/wishes.php',
  summary: "The member's own wishes for age and distance",
  section: '2',
  query: nothing,
  body: nothing,
  output: z.object({ wishes }),
  errors: [],
  who: 'member',
  repeat: 'natural',
});

/** Changes the member's wishes as a whole. Errors stand at their fields. */
export const changeWishes = defineCall({
  method: 'PUT',
  path: '/api/wishes.php',
  summary: "Change the member's wishes for age and distance",
  section: '2',
  query: nothing,
  body: wishes,
  output: z.object({ wishes }),
  errors: ['age_unknown', 'age_range_reversed', 'choice_unknown'],
  who: 'member',
  repeat: 'natural',
});
