import { inviteStaff, staffLanguages } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { languageNames } from '../../site/offered-languages.ts';
import { EmailField, SelectField, TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { sendWithQuestions } from '../questions/ask.ts';
import { useStaffSession } from '../session/staff-session.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { RoleFields, rolesIn } from './role-fields.tsx';

type InviteDialogProps = { open: boolean; onClose: () => void };

/** @spec D5.10 */
export function InviteDialog({ open, onClose }: InviteDialogProps) {
  const t = useStaffText();
  return (
    <Modal open={open} onClose={onClose} title={t('staff_people.invite_title')}>
      <InviteForm onClose={onClose} />
    </Modal>
  );
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useStaffText();
  const staff = useStaffSession();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: inviteStaff,
    around: sendWithQuestions,
    bodyOf: ({ email = '', name = '', language, ...others }) => ({
      email,
      name,
      language: staffLanguages.find(known => known === language) ?? 'en',
      roles: rolesIn(others),
    }),
    onDone: (_answer, { email }) => {
      toast(t('staff_people.invited', { email }), 'good');
      onClose();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <TextField
        label={t('staff_people.name')}
        name="name"
        maxLength={60}
        autoComplete="off"
        required
        error={errorOf('name')}
      />
      <EmailField label={t('staff_people.email')} autoComplete="off" required error={errorOf('email')} />
      <SelectField
        label={t('nav.language')}
        name="language"
        defaultValue={staff?.language}
        options={staffLanguages.map(value => ({ value, name: languageNames[value], lang: value }))}
        error={errorOf('language')}
      />
      <RoleFields chosen={[]} error={errorOf('roles')} />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('staff_people.invite')}
      </FormButtons>
    </form>
  );
}
