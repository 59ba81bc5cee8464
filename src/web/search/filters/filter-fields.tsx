import { bodyTypes, genders } from '#contract/profiles';
import { searchSwitches } from '#contract/search';
import { offeredFields } from '#contract/search-fields';
import type { SearchField } from '#contract/site';
import { useMembersText } from '#i18n/react';
import { AgeRange } from '../../profiles/age-range.tsx';
import { useSettings } from '../../site/settings-query.ts';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import { type SearchChange, type SearchState, withToggled } from '../search-state.ts';
import { CountryFields } from './country-fields.tsx';
import style from './filter-fields.module.css';
import { InterestFilter } from './interest-filter.tsx';
import { PlaceFilter } from './place-filter.tsx';

export type FilterProps = { draft: SearchState; change: (filters: SearchChange) => void };

/**
 * Inputs are named after search parameters, so that the form works without script.
 * @spec 3.16 3.5
 */
export function FilterFields(props: FilterProps) {
  const { audience } = useSettings();
  const offered = useOfferedFields();
  const offers = (...fields: SearchField[]) => fields.some(field => offered.includes(field));
  return (
    <div className={style.fields}>
      {offers('gender') && audience === 'everyone' && <GenderFilter {...props} />}
      {offers('online', 'new', 'with_photo', 'hide_fictional') && <SwitchFilters {...props} />}
      {offers('min_age', 'max_age') && <AgeRange {...props} />}
      {offers('distance') && <PlaceFilter {...props} />}
      {offers('country') && <CountryFields {...props} withRegion={offers('countryregion')} />}
      {offers('body_type') && <BodyTypeFilter {...props} />}
      {offers('interests') && <InterestFilter {...props} />}
    </div>
  );
}

function GenderFilter({ draft, change }: FilterProps) {
  const t = useMembersText();
  return (
    <SelectField
      label={t('search.gender')}
      name="gender"
      value={draft.gender ?? ''}
      onChange={({ target: { value } }) => change({ gender: value || undefined })}
    >
      <option value="">{t('search.gender_any')}</option>
      {genders.map(gender => (
        <option key={gender} value={gender}>
          {t(`gender.${gender}`)}
        </option>
      ))}
    </SelectField>
  );
}

function BodyTypeFilter({ draft, change }: FilterProps) {
  const t = useMembersText();
  return (
    <fieldset className={style.group}>
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

/** @spec 3.16 */
function SwitchFilters({ draft, change }: FilterProps) {
  const t = useMembersText();
  const offered = useOfferedFields();
  return (
    <fieldset className={style.group}>
      <legend>{t('search.only')}</legend>
      <Chips>
        {searchSwitches
          .filter(flag => offered.includes(flag))
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

/** @spec 3.5 3.16 */
const useOfferedFields = (): SearchField[] => {
  const { search_fields, visible_profile_fields } = useSettings();
  return offeredFields({ search_fields, visible_profile_fields });
};
