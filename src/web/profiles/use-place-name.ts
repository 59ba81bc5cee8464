import { isCountry } from '#contract/countries';
import type { MemberCard } from '#contract/profiles';
import { useCountryName } from '#i18n/react';

/** @spec 3.2 */
export function usePlaceName(): (member: Pick<MemberCard, 'city' | 'country'>) => string {
  const countryName = useCountryName();
  return ({ city, country }) => city ?? (isCountry(country) ? countryName(country) : '');
}
