import { searchSwitches } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import style from './filter-fields.module.css';
import type { FilterProps } from './filter-fields.tsx';
import { useOfferedFields } from './use-offered-fields.ts';

/** @spec 3.16 */
export function SwitchFilters({ draft, change }: FilterProps) {
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
