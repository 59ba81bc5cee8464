import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { type CountryCode, countries, isCountry } from '#contract/countries';
import { bodyTypes, genders } from '#contract/profiles';
import { searchSwitches } from '#contract/search';
import { offeredFields } from '#contract/search-fields';
import { getRegions, type SearchField } from '#contract/site';
import { useCountryName, useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { AgeRange } from '../../profiles/age-range.tsx';
import { useServedCountries } from '../../site/served-countries.ts';
import { useSettings } from '../../site/settings-query.ts';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import { type SearchChange, type SearchState, withToggled } from '../search-state.ts';
import style from './filter-fields.module.css';
import { InterestFilter } from './interest-filter.tsx';
import { PlaceFilter } from './place-filter.tsx';

export type FilterProps = { draft: SearchState; change: (filters: SearchChange) => void };

/**
 * Inputs are named after search parameters, so that the form works without script.
 * @spec 3.16 3.5
 */
export function FilterFields(props: FilterProps) {
  const t = useMembersText();
  const { audience, search_fields, visible_profile_fields } = useSettings();
  const offered = offeredFields({ search_fields, visible_profile_fields });
  const offers = (...fields: SearchField[]) => fields.some(field => offered.includes(field));
  return (
    <div className={`stack gap-2 ${style.fields}`}>
      {offers('gender') && audience === 'everyone' && (
        <FilterSelect
          {...props}
          name="gender"
          label={t('search.gender')}
          none={t('search.gender_any')}
          options={genders.map(value => ({ value, name: t(`gender.${value}`) }))}
        />
      )}
      {offers(...searchSwitches) && <SwitchFilters {...props} offers={offers} />}
      {offers('min_age', 'max_age') && <AgeRange {...props} />}
      {offers('distance') && <PlaceFilter {...props} />}
      {offers('country') && <CountryFields {...props} withRegion={offers('countryregion')} />}
      {offers('body_type') && <BodyTypeFilter {...props} />}
      {offers('interests') && <InterestFilter {...props} />}
    </div>
  );
}

type FilterSelectProps = FilterProps &
  Pick<ComponentProps<typeof SelectField>, 'label' | 'none' | 'options'> & {
    name: 'gender' | 'country' | 'countryregion';
  };

const FilterSelect = ({ draft, change, name, ...select }: FilterSelectProps) => (
  <SelectField
    {...select}
    name={name}
    value={draft[name] ?? ''}
    onChange={({ target: { value } }) => change({ [name]: value || undefined })}
  />
);

function SwitchFilters({ draft, change, offers }: FilterProps & { offers: (field: SearchField) => boolean }) {
  const t = useMembersText();
  return (
    <fieldset className="stack gap-1">
      <legend>{t('search.only')}</legend>
      <Chips>
        {searchSwitches
          .filter(flag => offers(flag))
          .map(flag => (
            <ChipChoice
              key={flag}
              name={flag}
              value="1"
              checked={draft[flag] !== undefined}
              onChange={({ target: { checked } }) => change({ [flag]: checked ? '1' : undefined })}
            >
              {t(`search_only.${flag}`)}
            </ChipChoice>
          ))}
      </Chips>
    </fieldset>
  );
}

function BodyTypeFilter({ draft, change }: FilterProps) {
  const t = useMembersText();
  return (
    <fieldset className="stack gap-1">
      <legend>{t('detail.body_type')}</legend>
      <Chips>
        {bodyTypes.map(type => (
          <ChipChoice
            key={type}
            name="body_type"
            value={type}
            checked={draft.body_type?.includes(type) ?? false}
            onChange={({ target: { checked } }) =>
              change({ body_type: withToggled(draft.body_type, type, checked) })
            }
          >
            {t(`body_type.${type}`)}
          </ChipChoice>
        ))}
      </Chips>
    </fieldset>
  );
}

function CountryFields({ withRegion, ...props }: FilterProps & { withRegion: boolean }) {
  const t = useMembersText();
  const countryName = useCountryName();
  const served = useServedCountries();
  const { country } = props.draft;
  return (
    <div className="stack gap-2">
      <FilterSelect
        {...props}
        name="country"
        label={t('signup.country')}
        none={t('search.country_any')}
        options={served.map(value => ({ value, name: countryName(value) }))}
      />
      {withRegion && isCountry(country) && <RegionFilter {...props} country={country} />}
    </div>
  );
}

function RegionFilter({ country, ...props }: FilterProps & { country: CountryCode }) {
  const t = useMembersText();
  const { data } = useQuery(query(getRegions));
  return (
    <FilterSelect
      {...props}
      name="countryregion"
      label={t(`region_label.${countries[country].regionLabel}`)}
      none={t('search.region_any')}
      options={data?.regions[country]?.map(({ code, name }) => ({ value: code, name })) ?? []}
    />
  );
}
