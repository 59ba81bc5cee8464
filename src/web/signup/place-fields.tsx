import { useQuery } from '@tanstack/react-query';
import { countries } from '#contract/countries';
import { getRegions } from '#contract/site';
import { useCountryName, useText } from '#i18n/react';
import { query } from '../data/query.ts';
import { useServedCountries } from '../site/served-countries.ts';
import { useSettings } from '../site/settings-query.ts';
import { SelectField } from '../ui/inputs.tsx';
import type { SignupFormState } from './use-signup-form.ts';

/** @spec 4.2 */
export function PlaceFields({
  form: { draft, change, errorOf, focusedField, posted, asksRegion },
}: {
  form: SignupFormState;
}) {
  const t = useText();
  const countryName = useCountryName();
  const { geoip_selected_country: selected } = useSettings();
  const served = useServedCountries();
  const { data } = useQuery(query(getRegions));
  const country = draft.country ?? selected;
  const regions = data?.regions[country] ?? posted?.regions ?? [];
  return (
    <>
      <SelectField
        label={t('signup.country')}
        error={errorOf('country')}
        name="country"
        autoFocus={focusedField === 'country'}
        autoComplete="country"
        value={country}
        onChange={event => change({ country: served.find(code => code === event.target.value), region: '' })}
        options={served.map(value => ({ value, name: countryName(value) }))}
      />
      <SelectField
        label={t(`region_label.${countries[country].regionLabel}`)}
        hint={t(asksRegion ? 'signup.region_again' : 'signup.place_hint')}
        error={errorOf('region')}
        name="region"
        autoFocus={focusedField === 'region'}
        value={draft.region}
        onChange={event => change({ region: event.target.value })}
        none={t('signup.region_none')}
        options={regions.map(({ code, name }) => ({ value: code, name }))}
      />
    </>
  );
}
