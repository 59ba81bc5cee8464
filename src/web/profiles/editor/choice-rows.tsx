import {
  bodyTypes,
  eyeColours,
  hairColours,
  type OwnProfile,
  relationshipStatuses,
  sexualities,
  signupReasons,
  tattoos,
} from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useSettings } from '../../site/settings-query.ts';
import { ChoiceRow } from './choice-row.tsx';
import { FieldRows } from './field-row.tsx';

/** @spec 3.2 3.5 */
export function ChoiceRows({ profile }: { profile: OwnProfile }) {
  const t = useMembersText();
  const { visible_profile_fields: visibleFields } = useSettings();
  const options = {
    reason: signupReasons.map(value => ({ value, name: t(`reason.${value}`) })),
    sexuality: sexualities.map(value => ({ value, name: t(`sexuality.${value}`) })),
    relationship_status: relationshipStatuses.map(value => ({
      value,
      name: t(`relationship_status.${value}`),
    })),
    body_type: bodyTypes.map(value => ({ value, name: t(`body_type.${value}`) })),
    hair_colour: hairColours.map(value => ({ value, name: t(`hair_colour.${value}`) })),
    eye_colour: eyeColours.map(value => ({ value, name: t(`eye_colour.${value}`) })),
    tattoos: tattoos.map(value => ({ value, name: t(`tattoos.${value}`) })),
  };
  const fields = (Object.keys(options) as (keyof typeof options)[]).filter(field =>
    visibleFields.includes(field),
  );
  return (
    <FieldRows>
      {fields.map(field => (
        <ChoiceRow
          key={field}
          profile={profile}
          field={field}
          label={t(`detail.${field}`)}
          options={options[field]}
        />
      ))}
    </FieldRows>
  );
}
