import { useState } from 'react';
import { SEARCH } from '#contract/constants';
import { nameIncludes } from '#contract/fold-name';
import { interests } from '#contract/interests';
import { useMembersText } from '#i18n/react';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { ChevronDownIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { toggled } from '../search-state.ts';
import type { FilterProps } from './filter-fields.tsx';
import style from './interest-filter.module.css';

/** Interests that all have to fit, a few at once, found by typing a part of their name. */
export function InterestFilter({ draft, change }: FilterProps) {
  const t = useMembersText();
  const [part, setPart] = useState('');
  // Only to begin with: from then on it is the reader who opens and closes.
  const [isOpen] = useState(draft.interests !== undefined);
  const chosen = draft.interests ?? [];
  const isFull = chosen.length >= SEARCH.maxInterests;
  const found = interests.filter(interest => nameIncludes(t(`interest.${interest}`), part));
  return (
    <details className={style.interests} open={isOpen}>
      <summary>
        {t('fact.interests')}
        {chosen.length > 0 && <span className={style.count}>{chosen.length}</span>}
        <ChevronDownIcon size={20} className={style.mark} />
      </summary>
      <div className={style.inside}>
        <TextField
          label={t('search.interest_part')}
          labelUnseen
          type="search"
          placeholder={t('search.interest_part')}
          hint={t(isFull ? 'search.interests_full' : 'search.interests_hint', { max: SEARCH.maxInterests })}
          value={part}
          onChange={event => setPart(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
        />
        <p role="status" className={found.length > 0 ? 'unseen' : style.none}>
          {part !== '' && t('search.interests_found', { count: found.length })}
        </p>
        <Chips>
          {interests.map(interest => (
            // Those that are not looked for stay in the form.
            <span key={interest} hidden={!found.includes(interest)}>
              <ChipChoice
                name="interests"
                value={interest}
                checked={chosen.includes(interest)}
                disabled={isFull && !chosen.includes(interest)}
                onChange={({ target: { checked } }) =>
                  change({ interests: toggled(chosen, interest, checked) })
                }
              >
                {t(`interest.${interest}`)}
              </ChipChoice>
            </span>
          ))}
        </Chips>
      </div>
    </details>
  );
}
