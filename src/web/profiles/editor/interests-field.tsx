import { useQuery } from '@tanstack/react-query';
import { isInterest } from '#contract/interests';
import type { OwnProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useApi } from '../../api.ts';
import { ChipChoice, Chips } from '../../ui/chip.tsx';
import { interestsQuery } from '../interests-query.ts';
import style from './interests-field.module.css';
import { SavedMark } from './saved-mark.tsx';
import { useSavedField } from './use-saved-field.ts';

/** Interests to choose from; each tap is saved. */
export function InterestsField({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const { data } = useQuery(interestsQuery(useApi()));
  const { save, isSaved, error, wanted } = useSavedField('interests');
  const chosen = wanted?.interests ?? profile.interests;
  const offered = data?.interests.filter(isInterest) ?? [];
  return (
    <SavedMark isSaved={isSaved}>
      <fieldset className={style.field}>
        <legend className={style.legend}>{t('fact.interests')}</legend>
        <p className={style.hint}>{t('editor.interests_hint')}</p>
        <Chips>
          {offered.map(interest => (
            <ChipChoice
              key={interest}
              checked={chosen.includes(interest)}
              onChange={({ target: { checked } }) =>
                save({
                  interests: checked ? [...chosen, interest] : chosen.filter(other => other !== interest),
                })
              }
            >
              {t(`interest.${interest}`)}
            </ChipChoice>
          ))}
        </Chips>
        {error && <p role="alert">{error}</p>}
      </fieldset>
    </SavedMark>
  );
}
