import { useLocale } from 'use-intl';
import { type CountryCode, isCountry, isCurrency } from '#contract/countries';
import { moneyText } from '#i18n/money';
import { useText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { minimumPrice } from './minimum-price.ts';
import { priceOfOwnedCredits } from './owned-credits-price.ts';

/** `money` is null if the price is unknown or nothing has to be paid. */
type PriceTexts = { credits: string; money: string | null };

/**
 * `money` is what the member paid for these credits, or else the lowest price.
 * @spec D5.1
 */
export function usePrice(credits: number): PriceTexts {
  const t = useText();
  const locale = useLocale();
  const user = useUser();
  const minimum = useMinimumPrice(credits);
  const paidPrice =
    user && credits > 0 ? priceOfOwnedCredits(user.credits_paid, user.credits, credits) : null;
  if (!paidPrice) return minimum;
  const money = paidPrice.currency
    ? moneyText(locale, paidPrice.amount, paidPrice.currency)
    : t('price.given');
  return { ...minimum, money };
}

/** Without `payingFrom`, returns the lowest price in the member's country. */
export function useMinimumPrice(credits: number, payingFrom?: CountryCode): PriceTexts {
  const t = useText();
  const money = useMinimumPriceText(credits, payingFrom);
  return { credits: t('price.credits', { count: credits }), money: money && t('price.money', { money }) };
}

export function usePriceText(price: number): string {
  const { credits, money } = usePrice(price);
  return [credits, money].filter(Boolean).join(', ');
}

export function useMinimumPriceText(credits: number, payingFrom?: CountryCode): string | null {
  const locale = useLocale();
  const { minimum_credit_costs: costs, geoip_selected_country } = useSettings();
  const ownCountry = useUser()?.profile.country ?? geoip_selected_country;
  const country = payingFrom ?? ownCountry;
  const minimum = isCountry(country) ? costs[country] : undefined;
  if (credits === 0 || !minimum || !isCurrency(minimum.currency)) return null;
  return moneyText(locale, minimumPrice(credits, minimum), minimum.currency);
}
