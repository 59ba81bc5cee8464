import { PROFILE_NAME_LENGTH } from '#contract/constants';
import { genders, type OwnProfile } from '#contract/profiles';
import { useAccountText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { BirthDateRow } from './birth-date-row.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { FieldRows } from './field-row.tsx';
import { TextRow } from './text-row.tsx';

/**
 * The gender can be changed only where the site's audience allows both genders.
 * @spec 5.1 5.2 3.2
 */
export function IdentityRows({ profile }: { profile: OwnProfile }) {
  const t = useAccountText();
  const { audience } = useSettings();
  return (
    <FieldRows>
      <TextRow
        profile={profile}
        field="name"
        label={t('signup.name')}
        hint={t('signup.name_hint')}
        limit={PROFILE_NAME_LENGTH.max}
      />
      {audience === 'everyone' && (
        <ChoiceRow
          required
          profile={profile}
          field="gender"
          label={t('editor.gender')}
          options={genders.map(value => ({ value, name: t(`gender.${value}`) }))}
        />
      )}
      <BirthDateRow profile={profile} />
    </FieldRows>
  );
}
