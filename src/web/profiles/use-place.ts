import { isCountry } from '#contract/countries';
import type { MemberCard } from '#contract/profiles';
import { useText } from '#i18n/react';

/** Where a member lives, in as few words as a card has room for: the town, else the country. */
export function usePlace(): (member: Pick<MemberCard, 'city' | 'country'>) => string {
  const t = useText();
  return ({ city, country }) => city ?? (isCountry(country) ? t(`country.${country}`) : '');
}
