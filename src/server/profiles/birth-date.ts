import { birthDateRefusal } from '#contract/age';
import { MIN_AGE } from '#contract/constants';
import { fieldError } from '#contract/errors';
import { dayIn } from '../platform/clock.ts';
import type { Site } from '../site/sites.ts';
import type { ProfileChange } from './queries.ts';

/**
 * Permits only one change of the birth date.
 * @throws at `date_of_birth`: birth_date_fixed, birth_date_invalid, birth_date_minimum_age
 * @spec 5.2 D2.1
 */
export function birthDateChange(
  site: Site,
  current: { birth_date: string; birth_date_corrected_at: Date | null },
  requested: string | undefined,
  now: Date,
): ProfileChange {
  if (requested === undefined || requested === current.birth_date) return {};
  if (current.birth_date_corrected_at !== null) throw fieldError('date_of_birth', 'birth_date_fixed');
  const minAge = Math.max(MIN_AGE, site.settings.min_age);
  const code = birthDateRefusal(requested, dayIn(site.timeZone, now), minAge);
  if (code) throw fieldError('date_of_birth', code, { min_age: minAge });
  return { birth_date: requested, birth_date_corrected_at: now };
}
