import { useLocale } from 'use-intl';
import { isCountry, isCurrency } from '#contract/countries';
import { moneyText } from '#i18n/money';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';

/** What a message costs: credits, and the least that is in money where the reader lives; null where no price is known. */
export function useMessagePrice(): { credits: number; money: string | null } {
  const { message_credits: credits } = useSettings();
  return { credits, money: useCreditPrice(credits) };
}

/** The least that so many credits are in money where the reader lives; null where no price is known, or nothing to pay. */
export function useCreditPrice(credits: number): string | null {
  const locale = useLocale();
  const { message_credits: each, minimum_message_costs: costs, geoip_selected_country } = useSettings();
  const country = useUser()?.profile.country ?? geoip_selected_country;
  const lowest = isCountry(country) ? costs[country] : undefined;
  if (credits === 0 || each === 0 || !lowest || !isCurrency(lowest.currency)) return null;
  return moneyText(locale, Math.round((lowest.costs * credits) / each), lowest.currency);
}
