import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CountryCode } from '#contract/countries';
import { setPaymentCountry } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { useServedCountries } from '../../site/served-countries.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useFailureToast } from '../../use-failure-toast.ts';

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
  const served = useServedCountries();
  const hydrated = useHydrated();
  const { mutate, isPending, variables } = useSetCountry(onChanged);
  return (
    <SelectField
      label={t('buying.country')}
      hint={t('buying.country_hint')}
      value={isPending ? variables : country}
      disabled={!hydrated}
      aria-busy={isPending}
      onChange={({ target }) => mutate(target.value as CountryCode)}
    >
      {served.map(code => (
        <option key={code} value={code}>
          {t(`country.${code}`)}
        </option>
      ))}
    </SelectField>
  );
}

function useSetCountry(onChanged: CountryFieldProps['onChanged']) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (country: CountryCode) => callApi(api, setPaymentCountry, { body: { country } }),
    onSuccess: async ({ country }) => {
      const isLeft = await onChanged?.(country);
      // The old page may be visible for a moment, but needs no new quote.
      await cache.invalidateQueries({ queryKey: ['quote'], refetchType: isLeft ? 'none' : 'active' });
      const keys = ['bundles', 'payment-methods', 'spending-limit'];
      await Promise.all(keys.map(key => cache.invalidateQueries({ queryKey: [key] })));
    },
    onError: useFailureToast(),
  });
}
