import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type CountryCode, countries } from '#contract/countries';
import { getBundles } from '#contract/credits';
import { isMethodOffered, type PaymentMethod } from '#contract/payment-methods';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { bundlesAddress, orderAddress } from './order-address.ts';
import type { Quote } from './quote-query.ts';

type CurrentChoice = { method: PaymentMethod | null; code: string | null };

/**
 * The returned function navigates, and resolves to true, if the country has another currency.
 * @spec 3.10
 */
export function useOtherCurrency({ currency, credits }: Quote, { method, code }: CurrentChoice) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { retired_payment_methods: retired } = useSettings();
  return async (country: CountryCode): Promise<boolean> => {
    if (countries[country].currency === currency) return false;
    const { bundles } = await cache.fetchQuery({ ...query(getBundles), staleTime: 0 });
    const same = bundles.find(bundle => bundle.credits === credits);
    const sameMethod = method && isMethodOffered(method, country, retired) ? method : undefined;
    const path = same ? orderAddress(same.id, { method: sameMethod, code }) : bundlesAddress(code);
    await navigate(path, { replace: true, preventScrollReset: same !== undefined });
    return true;
  };
}
