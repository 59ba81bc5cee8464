import { useLocale } from 'use-intl';
import { type CountryCode, isCountry, isCurrency } from '#contract/countries';
import { moneyText } from '#i18n/money';
import { useText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { leastMoney } from './least-money.ts';

/** What so many credits are in words, and from how much money on, where the reader lives or pays from; null where no price is known, or nothing to pay. */
export function usePrice(
  credits: number,
  payingFrom?: CountryCode,
): { credits: string; money: string | null } {
  const t = useText();
  const money = useLeastMoney(credits, payingFrom);
  return { credits: t('price.credits', { count: credits }), money: money && t('price.money', { money }) };
}

/** The same in one line. */
export function usePriceText(price: number): string {
  const { credits, money } = usePrice(price);
  return [credits, money].filter(Boolean).join(', ');
}

/** The least that so many credits are in money where the reader lives, or pays from: how much depends on the bundle. */
export function useLeastMoney(credits: number, payingFrom?: CountryCode): string | null {
  const locale = useLocale();
  const { minimum_credit_costs: costs, geoip_selected_country } = useSettings();
  const home = useUser()?.profile.country ?? geoip_selected_country;
  const country = payingFrom ?? home;
  const least = isCountry(country) ? costs[country] : undefined;
  if (credits === 0 || !least || !isCurrency(least.currency)) return null;
  return moneyText(locale, leastMoney(credits, least), least.currency);
}
