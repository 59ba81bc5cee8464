import { MIN_AGE } from '#contract/constants';
import { fieldError } from '#contract/errors';
import { birthDateRefusal } from '#contract/profiles';
import { dayIn } from '../platform/clock.ts';
import type { Site } from '../site/sites.ts';
import type { ProfileChange } from './queries.ts';

/**
 * A slip of the date of birth can be put right once (docs/decisions/0102-a-date-of-birth-is-corrected-once.md); the same date again
 * changes nothing. Throws at `date_of_birth` `birth_date_fixed` after that, `birth_date_invalid`, `birth_date_minimum_age`.
 */
export function changedBirthDate(
  site: Site,
  kept: { birth_date: string; birth_date_corrected_at: Date | null },
  wanted: string | undefined,
  now: Date,
): ProfileChange {
  if (wanted === undefined || wanted === kept.birth_date) return {};
  if (kept.birth_date_corrected_at !== null) throw fieldError('date_of_birth', 'birth_date_fixed');
  const minAge = Math.max(MIN_AGE, site.settings.min_age);
  const code = birthDateRefusal(wanted, dayIn(site.timeZone, now), minAge);
  if (code) throw fieldError('date_of_birth', code, { min_age: minAge });
  return { birth_date: wanted, birth_date_corrected_at: now };
}
