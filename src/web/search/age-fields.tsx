import { MAX_AGE, MIN_AGE } from '#contract/constants';
import type { SearchQuery } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import style from './age-fields.module.css';
import { FilterSelect } from './filter-select.tsx';

const ages = Array.from({ length: MAX_AGE - MIN_AGE + 1 }, (_, years) => MIN_AGE + years);

/** From and up to an age. An upper age below the lower one is refused by the server; here it cannot be chosen. */
export function AgeFields({ query, compact }: { query: SearchQuery; compact: boolean }) {
  const t = useMembersText();
  const { search_fields: shown } = useSettings();
  const from = Number(query.min_age ?? MIN_AGE);
  const until = Number(query.max_age ?? MAX_AGE);
  return (
    <div className={style.ages}>
      {shown.includes('min_age') && (
        <FilterSelect
          name="min_age"
          label={t('search.min_age')}
          labelUnseen={compact}
          value={String(query.min_age ?? '')}
        >
          <option value="">{compact ? t('search.min_age') : MIN_AGE}</option>
          {ages
            .filter(age => age > MIN_AGE && age <= until)
            .map(age => (
              <option key={age} value={age}>
                {compact ? t('search.from_age', { age: String(age) }) : age}
              </option>
            ))}
        </FilterSelect>
      )}
      {shown.includes('max_age') && (
        <FilterSelect
          name="max_age"
          label={t('search.max_age')}
          labelUnseen={compact}
          value={String(query.max_age ?? '')}
        >
          <option value="">{compact ? t('search.max_age') : MAX_AGE}</option>
          {ages
            .filter(age => age >= from && age < MAX_AGE)
            .map(age => (
              <option key={age} value={age}>
                {compact ? t('search.until_age', { age: String(age) }) : age}
              </option>
            ))}
        </FilterSelect>
      )}
    </div>
  );
}
