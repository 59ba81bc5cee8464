import { type StaffRole, staffRoles } from '#contract/staff-permissions';
import { useStaffText } from '#i18n/react';
import { CheckboxField } from '../../ui/choices.tsx';
import { FieldErrorText } from '../../ui/field.tsx';

type RoleFieldsProps = { chosen: readonly StaffRole[]; error: string | null };

/** One box a role; `rolesIn` reads them. */
export function RoleFields({ chosen, error }: RoleFieldsProps) {
  const t = useStaffText();
  return (
    <fieldset aria-describedby={error ? 'roles-error' : undefined}>
      <legend className="weight-600">{t('staff_people.roles')}</legend>
      {staffRoles.map(role => (
        <CheckboxField
          key={role}
          name={`role-${role}`}
          label={t(`staff_role.${role}`)}
          hint={t(`staff_role_hint.${role}`)}
          defaultChecked={chosen.includes(role)}
          aria-invalid={error ? true : undefined}
        />
      ))}
      <FieldErrorText id="roles-error" error={error} />
    </fieldset>
  );
}

export const rolesIn = (values: Readonly<Record<string, string>>): StaffRole[] =>
  staffRoles.filter(role => values[`role-${role}`] !== undefined);
