import { MAX_AGE, MIN_AGE } from './constants.ts';
import { isoDate } from './fields.ts';

/**
 * `today` is the date in the site's time zone.
 * @spec 5.2 D4.3
 */
export function ageOn(birthDate: string, today: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const before = thisMonth < month || (thisMonth === month && thisDay < day);
  return thisYear - year - (before ? 1 : 0);
}

/**
 * Returns an error code if the date is invalid or the age is not allowed.
 * @spec 5.2 D2.1
 */
export function birthDateRefusal(
  birthDate: string,
  today: string,
  minAge: number = MIN_AGE,
): 'birth_date_invalid' | 'birth_date_minimum_age' | null {
  if (!isoDate.safeParse(birthDate).success) return 'birth_date_invalid';
  const age = ageOn(birthDate, today);
  if (age < 0 || age > MAX_AGE) return 'birth_date_invalid';
  return age < minAge ? 'birth_date_minimum_age' : null;
}
