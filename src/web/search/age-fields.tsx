import { MAX_AGE, MIN_AGE } from '#contract/constants';
import type { SearchQuery } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import { SelectField } from '../ui/inputs.tsx';
import style from './age-fields.module.css';

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
        <SelectField
          label={t('search.min_age')}
          labelUnseen={compact}
          name="min_age"
          key={`from ${query.min_age}`}
          defaultValue={String(query.min_age ?? '')}
        >
          <option value="">{compact ? t('search.min_age') : MIN_AGE}</option>
          {ages
            .filter(age => age > MIN_AGE && age <= until)
            .map(age => (
              <option key={age} value={age}>
                {compact ? t('search.from_age', { age: String(age) }) : age}
              </option>
            ))}
        </SelectField>
      )}
      {shown.includes('max_age') && (
        <SelectField
          label={t('search.max_age')}
          labelUnseen={compact}
          name="max_age"
          key={`until ${query.max_age}`}
          defaultValue={String(query.max_age ?? '')}
        >
          <option value="">{compact ? t('search.max_age') : MAX_AGE}</option>
          {ages
            .filter(age => age >= from && age < MAX_AGE)
            .map(age => (
              <option key={age} value={age}>
                {compact ? t('search.until_age', { age: String(age) }) : age}
              </option>
            ))}
        </SelectField>
      )}
    </div>
  );
}
