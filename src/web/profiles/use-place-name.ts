import { isCountry } from '#contract/countries';
import type { MemberCard } from '#contract/profiles';
import { useText } from '#i18n/react';

/** @spec 3.2 */
export function usePlaceName(): (member: Pick<MemberCard, 'city' | 'country'>) => string {
  const t = useText();
  return ({ city, country }) => city ?? (isCountry(country) ? t(`country.${country}`) : '');
}
