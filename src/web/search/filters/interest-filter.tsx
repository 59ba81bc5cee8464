import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SEARCH } from '#contract/constants';
import { type Interest, interests, isInterest } from '#contract/interests';
import { nameIncludes } from '#contract/plain-text';
import { getInterests } from '#contract/site';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { ChevronDownIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { withToggled } from '../search-state.ts';
import style from './filter-fields.module.css';
import type { FilterProps } from './filter-fields.tsx';

/**
 * The search finds members who have all the chosen interests.
 * @spec 3.16 3.3
 */
export function InterestFilter({ draft, change }: FilterProps) {
  const t = useMembersText();
  const [part, setPart] = useState('');
  // Stores only the initial state, because afterwards the viewer opens and closes the list.
  const [isOpen] = useState(draft.interests !== undefined);
  const chosen = draft.interests ?? [];
  const isFull = chosen.length >= SEARCH.maxInterests;
  const { data } = useQuery(query(getInterests));
  const offered = offeredInterests(data?.interests ?? interests, chosen);
  const found = new Set(
    part === '' ? offered : offered.filter(interest => nameIncludes(t(`interest.${interest}`), part)),
  );
  return (
    <details className={style.interests} open={isOpen}>
      <summary className="row gap-1 target weight-600">
        {t('detail.interests')}
        {chosen.length > 0 && (
          <span className={`primary inline-center tabular round ${style.count}`}>{chosen.length}</span>
        )}
        <ChevronDownIcon size={20} className={`push-end quiet ${style.mark}`} />
      </summary>
      <div className={`stack gap-1 ${style.inside}`}>
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
        <p role="status" className={found.size > 0 ? 'unseen' : 'quiet text-m hide-empty'}>
          {part !== '' && t('search.interests_found', { count: found.size })}
        </p>
        <Chips>
          {offered.map(interest => (
            // Interests that do not match are only hidden, because the form must send them.
            <span key={interest} hidden={!found.has(interest)}>
              <ChipChoice
                name="interests"
                value={interest}
                checked={chosen.includes(interest)}
                disabled={isFull && !chosen.includes(interest)}
                onChange={({ target: { checked } }) =>
                  change({ interests: withToggled(chosen, interest, checked) })
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

/** An interest that the site does not offer any more can still be taken away. */
function offeredInterests(listed: readonly string[], chosen: readonly string[]): Interest[] {
  return [...new Set([...listed, ...chosen])].filter(isInterest);
}
