import { useLocale } from 'use-intl';
import { type CountryCode, isCountry, isCurrency } from '#contract/countries';
import { moneyText } from '#i18n/money';
import { useText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { minimumPrice } from './minimum-price.ts';
import { priceOfOwnedCredits } from './owned-credits-price.ts';

/** What something costs in words: its credits, and their money; `money` null where no price is known, or nothing to pay. */
type PriceTexts = { credits: string; money: string | null };

/**
 * What so many credits are to a member: what he paid for those he spends next (decisions, 5.1). Of credits he has yet to buy, and for a
 * visitor, from how much money on they are.
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

/** What so many credits are in words, and from how much money on, where the reader lives or pays from. */
export function useMinimumPrice(credits: number, payingFrom?: CountryCode): PriceTexts {
  const t = useText();
  const money = useMinimumPriceText(credits, payingFrom);
  return { credits: t('price.credits', { count: credits }), money: money && t('price.money', { money }) };
}

/** What something costs a member, in one line. */
export function usePriceText(price: number): string {
  const { credits, money } = usePrice(price);
  return [credits, money].filter(Boolean).join(', ');
}

/** The least that so many credits are in money where the reader lives, or pays from: how much depends on the bundle. */
export function useMinimumPriceText(credits: number, payingFrom?: CountryCode): string | null {
  const locale = useLocale();
  const { minimum_credit_costs: costs, geoip_selected_country } = useSettings();
  const ownCountry = useUser()?.profile.country ?? geoip_selected_country;
  const country = payingFrom ?? ownCountry;
  const minimum = isCountry(country) ? costs[country] : undefined;
  if (credits === 0 || !minimum || !isCurrency(minimum.currency)) return null;
  return moneyText(locale, minimumPrice(credits, minimum), minimum.currency);
}
