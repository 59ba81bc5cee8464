import mailchecker from 'mailchecker';
import { birthDateRefusal } from '#contract/age';
import { MIN_AGE } from '#contract/constants';
import type { CountryCode } from '#contract/countries';
import type { FieldError, FieldErrors } from '#contract/errors';
import type { Gender } from '#contract/profiles';
import type { SignupForm } from '#contract/signup';
import type { App, Caller } from '../../app.ts';
import { dayIn } from '../../platform/clock.ts';
import { isOpenRegion } from '../../site/open-regions.ts';
import { selectedCountry } from '../../site/selected-country.ts';
import type { Site } from '../../site/sites.ts';
import { nameRefusalFor } from '../profile-name/name-refusal.ts';
import { passwordRefusal } from '../reauthentication/password-strength.ts';

export type CompleteForm = SignupForm & { country: CountryCode; gender: Gender };

/** @spec 4.2 5.1 5.2 5.3 5.4 */
export function refusedFields(
  app: Pick<App, 'clock'>,
  site: Site,
  country: CountryCode,
  form: Partial<SignupForm>,
): FieldErrors {
  const { name, email, password, date_of_birth: birthDate, region } = form;
  const refusals: Record<string, FieldError | null> = {
    name: name ? refusedName(name, email, site) : null,
    date_of_birth: birthDate ? refusedBirthDate(birthDate, site, app.clock.now()) : null,
    email: email && isDisposable(email) ? { code: 'email_disposable' } : null,
    password: password ? refusedPassword(password, { name, email, siteName: site.settings.name }) : null,
    country: site.settings.countries.includes(country) ? null : { code: 'field_invalid' },
    region: region && !isOpenRegion(site, country, region) ? { code: 'region_unknown' } : null,
  };
  return Object.fromEntries(Object.entries(refusals).filter(isRefused));
}

function refusedName(name: string, email: string | undefined, site: Site): FieldError | null {
  const code = nameRefusalFor(name, email, site);
  return code && { code };
}

/**
 * A site can raise the minimum age but not lower it.
 * @spec 5.2 D2.1
 */
function refusedBirthDate(birthDate: string, site: Site, now: Date): FieldError | null {
  const minAge = Math.max(MIN_AGE, site.settings.min_age);
  const code = birthDateRefusal(birthDate, dayIn(site.timeZone, now), minAge);
  return code && { code, params: { min_age: minAge } };
}

function refusedPassword(password: string, owner: Parameters<typeof passwordRefusal>[1]): FieldError | null {
  const code = passwordRefusal(password, owner);
  return code && { code };
}

const isRefused = (entry: [string, FieldError | null]): entry is [string, FieldError] => entry[1] !== null;

/** @spec 1.1 */
export const signupGender = (site: Site, form: Partial<SignupForm>): Gender | null =>
  site.audience === 'men_seeking_men' ? 'male' : (form.gender ?? null);

export const signupCountry = (caller: Caller, form: Partial<SignupForm>): CountryCode =>
  form.country ?? selectedCountry(caller);

const disposable = mailchecker.blacklist();

/** @spec 5.3 */
export function isDisposable(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => disposable.has(labels.slice(index).join('.')));
}
