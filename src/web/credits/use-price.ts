import type { User } from '#contract/accounts';
import { type CountryCode, type Currency, isCountry, isCurrency } from '#contract/countries';
import { useMoneyText, useText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useSettings } from '../site/settings-query.ts';

/** `money` is null if the price is unknown or nothing has to be paid. */
type PriceTexts = { credits: string; money: string | null };

/**
 * `money` is what the member paid for these credits, or else the lowest price.
 * @spec D5.1
 */
export function usePrice(credits: number): PriceTexts {
  const t = useText();
  const moneyText = useMoneyText();
  const user = useUser();
  const minimum = useMinimumPrice(credits);
  const paidPrice =
    user && credits > 0 ? priceOfOwnedCredits(user.credits_paid, user.credits, credits) : null;
  if (!paidPrice) return minimum;
  const money = paidPrice.currency ? moneyText(paidPrice.amount, paidPrice.currency) : t('price.given');
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
  const money = useMoneyText();
  const { minimum_credit_costs: costs, geoip_selected_country } = useSettings();
  const ownCountry = useUser()?.profile.country ?? geoip_selected_country;
  const country = payingFrom ?? ownCountry;
  const minimum = isCountry(country) ? costs[country] : undefined;
  if (credits === 0 || !minimum || !isCurrency(minimum.currency)) return null;
  return money(minimumPrice(credits, minimum), minimum.currency);
}

/**
 * Returns the total, rounded up to whole minor units, not the price of each credit.
 * @spec D5.1
 */
export const minimumPrice = (credits: number, price: { costs: number; credits: number }): number =>
  Math.ceil((price.costs * credits) / price.credits);

/** `amount` is in minor units; `currency` is null if the credits were free. */
type OwnedCreditsPrice = { amount: number; currency: Currency | null };

/**
 * Returns what the member paid for the next `wanted` credits. Null for too few credits or several currencies.
 * @param left the current balance, which can be newer than `paid`
 * @spec D5.1
 */
export function priceOfOwnedCredits(
  paid: User['credits_paid'],
  left: number,
  wanted: number,
): OwnedCreditsPrice | null {
  const totalPaid = paid.reduce((sum, { credits }) => sum + credits, 0);
  if (left > totalPaid || wanted > left) return null;
  let [spent, missing, amount] = [totalPaid - left, wanted, 0];
  const currencies = new Set<Currency>();
  for (const lot of paid) {
    const available = Math.max(0, lot.credits - spent);
    spent = Math.max(0, spent - lot.credits);
    const used = Math.min(available, missing);
    missing -= used;
    amount += (lot.amount * used) / lot.credits;
    if (used > 0 && lot.currency) currencies.add(lot.currency);
  }
  if (currencies.size > 1) return null;
  // Subtracts the floating-point error; `Math.max` turns -0 into 0.
  return { amount: Math.max(0, Math.ceil(amount - 1e-6)), currency: [...currencies][0] ?? null };
}
