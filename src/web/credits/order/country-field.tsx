import { useQueryClient } from '@tanstack/react-query';
import { callName } from '#contract/call';
import type { CountryCode } from '#contract/countries';
import { quotePayment, setPaymentCountry } from '#contract/payments';
import { useAccountText, useCountryName } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { useServedCountries } from '../../site/served-countries.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

type CountryFieldProps = {
  country: CountryCode;
  /** Resolves to true if the callback navigated to another page. */
  onChanged?: (country: CountryCode) => Promise<boolean>;
};

/**
 * The country is stored at once, because currency and methods depend on it.
 * @spec 3.10
 */
export function CountryField({ country, onChanged }: CountryFieldProps) {
  const t = useAccountText();
  const countryName = useCountryName();
  const served = useServedCountries();
  const hydrated = useHydrated();
  const { mutate, isPending, variables } = useSetCountry(onChanged);
  return (
    <SelectField
      label={t('buying.country')}
      hint={t('buying.country_hint')}
      value={isPending ? variables.country : country}
      disabled={!hydrated}
      aria-busy={isPending}
      onChange={({ target }) => mutate({ country: target.value as CountryCode })}
      options={served.map(value => ({ value, name: countryName(value) }))}
    />
  );
}

function useSetCountry(onChanged: CountryFieldProps['onChanged']) {
  const cache = useQueryClient();
  return useCall(setPaymentCountry, {
    onSuccess: async ({ country }) => {
      const isLeft = await onChanged?.(country);
      // The old page may be visible for a moment, but needs no new quote.
      const quotes = { queryKey: [callName(quotePayment)] };
      await cache.invalidateQueries({ ...quotes, refetchType: isLeft ? 'none' : 'active' });
    },
    onError: useFailureToast(),
  });
}
