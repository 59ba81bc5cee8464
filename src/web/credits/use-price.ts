import { useLocale } from 'use-intl';
import { type CountryCode, isCountry, isCurrency } from '#contract/countries';
import { moneyText } from '#i18n/money';
import { useText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';
import { leastMoney } from './least-money.ts';
import { ownMoney } from './own-money.ts';

/** What something costs in words: its credits, and their money; `money` null where no price is known, or nothing to pay. */
type Price = { credits: string; money: string | null };

/**
 * What so many credits are to a member: what he paid for those he spends next (decisions, 5.1). Of credits he has yet to buy, and for a
 * visitor, from how much money on they are.
 */
export function usePrice(credits: number): Price {
  const t = useText();
  const locale = useLocale();
  const user = useUser();
  const least = useLeastPrice(credits);
  const own = user && credits > 0 ? ownMoney(user.credits_paid, user.credits, credits) : null;
  if (!own) return least;
  const money = own.currency ? moneyText(locale, own.amount, own.currency) : t('price.given');
  return { ...least, money };
}

/** What so many credits are in words, and from how much money on, where the reader lives or pays from. */
export function useLeastPrice(credits: number, payingFrom?: CountryCode): Price {
  const t = useText();
  const money = useLeastMoney(credits, payingFrom);
  return { credits: t('price.credits', { count: credits }), money: money && t('price.money', { money }) };
}

/** What something costs a member, in one line. */
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
