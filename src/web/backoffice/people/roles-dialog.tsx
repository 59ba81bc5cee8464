import { changeStaffRoles, type StaffEntry } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { RoleFields, rolesIn } from './role-fields.tsx';

type RolesDialogProps = { person: StaffEntry | null; onClose: () => void };

/** @spec D5.10 */
export function RolesDialog({ person, onClose }: RolesDialogProps) {
  const t = useStaffText();
  return (
    <Modal
      open={person !== null}
      onClose={onClose}
      title={t('staff_people.roles_title', { name: person?.name ?? '' })}
    >
      {person && <RolesForm person={person} onClose={onClose} />}
    </Modal>
  );
}

function RolesForm({ person, onClose }: { person: StaffEntry; onClose: () => void }) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: changeStaffRoles,
    around: sendWithQuestions,
    bodyOf: values => ({ id: person.id, roles: rolesIn(values) }),
    onDone: () => {
      toast(t('staff_people.roles_changed'), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <p className="quiet">{t('staff_people.roles_text')}</p>
      <RoleFields chosen={person.roles} error={errorOf('roles')} />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('action.save')}
      </FormButtons>
    </form>
  );
}
