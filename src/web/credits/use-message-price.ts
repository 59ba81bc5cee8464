import { useLocale } from 'use-intl';
import { isCountry, isCurrency } from '#contract/countries';
import { moneyText } from '#i18n/money';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';

/** What a message costs: credits, and the least that is in money where the reader lives; null where no price is known. */
export function useMessagePrice(): { credits: number; money: string | null } {
  const locale = useLocale();
  const { message_credits: credits, minimum_message_costs: costs, geoip_selected_country } = useSettings();
  const country = useUser()?.profile.country ?? geoip_selected_country;
  const lowest = isCountry(country) ? costs[country] : undefined;
  const money =
    lowest && isCurrency(lowest.currency) ? moneyText(locale, lowest.costs, lowest.currency) : null;
  return { credits, money: credits > 0 ? money : null };
}
