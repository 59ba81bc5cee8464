import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DEFAULT_PREFERENCES, DISTANCE_BANDS_KM, MAX_AGE, MIN_AGE } from './constants.ts';

const preferredAge = z
  .int({ error: 'age_unknown' })
  .check(z.gte(MIN_AGE, { error: 'age_unknown' }), z.lte(MAX_AGE, { error: 'age_unknown' }));

/**
 * Ages are in years, `distance` in kilometres; null means any distance.
 * @spec D2.39
 */
const preferences = z
  .object({
    min_age: preferredAge,
    max_age: preferredAge,
    distance: z.nullable(z.literal(DISTANCE_BANDS_KM, { error: 'choice_unknown' })),
  })
  .check(
    z.refine(({ min_age, max_age }) => min_age <= max_age, {
      error: 'age_range_reversed',
      path: ['max_age'],
    }),
  );
export type Preferences = z.output<typeof preferences>;

/** @spec D2.39 */
export const defaultPreferences = (age: number): Preferences => ({
  min_age: Math.min(Math.max(age - DEFAULT_PREFERENCES.years, MIN_AGE), MAX_AGE),
  max_age: Math.min(age + DEFAULT_PREFERENCES.years, MAX_AGE),
  distance: DEFAULT_PREFERENCES.km,
});

/**
 * No other member sees the preferences.
 * @spec D2.39
 */
export const getPreferences = defineCall('GET', '/api/wishes.php', {
  summary: "The caller's preferences of age and distance",
  section: 'D2.39',
  output: z.object({ wishes: preferences }),
  provides: ['preferences'],
});

/** @spec D2.39 */
export const changePreferences = defineCall('PUT', '/api/wishes.php', {
  summary: "Change the caller's preferences of age and distance",
  section: 'D2.39',
  body: preferences,
  output: z.object({ wishes: preferences }),
  errors: ['age_unknown', 'age_range_reversed', 'choice_unknown'],
  repeat: 'natural',
  invalidates: ['preferences', 'swipes'],
});
