import { useState } from 'react';
import { createPartner } from '#contract/staff-partners';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { sendWithQuestions } from '../questions/ask.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { ShownOnce } from './shown-once.tsx';

type Created = { name: string; key: string };

/**
 * Creates a partner, and shows its key once.
 * @spec D5.10 4.2
 */
export function NewPartnerDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useStaffText();
  const [created, setCreated] = useState<Created | null>(null);
  const close = () => {
    setCreated(null);
    onClose();
  };
  const title = created
    ? t('staff_partners.created_title', { name: created.name })
    : t('staff_partners.new_title');
  return (
    <Modal open={open} onClose={close} title={title}>
      {created ? (
        <ShownOnce
          label={t('staff_partners.key')}
          hint={t('staff_partners.key_once')}
          value={created.key}
          onDone={close}
        />
      ) : (
        <NewPartnerForm onCreated={setCreated} onClose={close} />
      )}
    </Modal>
  );
}

type NewPartnerFormProps = { onCreated: (created: Created) => void; onClose: () => void };

function NewPartnerForm({ onCreated, onClose }: NewPartnerFormProps) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: createPartner,
    around: sendWithQuestions,
    bodyOf: ({ name = '' }) => ({ name }),
    onDone: ({ key }, { name }) => onCreated({ key, name }),
  });
  return (
    <form {...bind} className="stack gap-2">
      <TextField
        label={t('staff_partners.name')}
        name="name"
        maxLength={60}
        autoComplete="off"
        required
        error={errorOf('name')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onClose}>
        {t('staff_partners.new')}
      </FormButtons>
    </form>
  );
}
