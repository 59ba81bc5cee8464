import { useState } from 'react';
import type { PasskeyEntry } from '#contract/passkeys';
import { removeStaffPasskey, renameStaffPasskey } from '#contract/staff-passkeys';
import { useStaffText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { reportUnknownPasskey } from '../../accounts/passkeys/ceremony.ts';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { Button } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { When } from '../ui/when.tsx';
import { FactorRow } from './factor-row.tsx';
import { RemoveButton } from './remove-button.tsx';

/** @spec D5.8 */
export function PasskeyItem({ passkey, isLast }: { passkey: PasskeyEntry; isLast: boolean }) {
  const t = useStaffText();
  const { id, name, credential, created, used } = passkey;
  const [isRenaming, setIsRenaming] = useState(false);
  const onRemoved = () => {
    toast(t('staff_account.passkey_removed', { name }), 'good');
    void reportUnknownPasskey(credential);
  };
  return (
    <FactorRow
      Icon={KeyIcon}
      name={name}
      details={
        used
          ? t.rich('staff_account.used', { when: () => <When at={used} /> })
          : t.rich('staff_account.added', { when: () => <When at={created} /> })
      }
    >
      <Button look="plain" small onClick={() => setIsRenaming(true)}>
        {t('staff_account.rename')}
        <span className="unseen">: {name}</span>
      </Button>
      {!isLast && <RemoveButton call={removeStaffPasskey} body={{ id }} name={name} onRemoved={onRemoved} />}
      <Modal
        open={isRenaming}
        onClose={() => setIsRenaming(false)}
        title={t('staff_account.rename_title', { name })}
      >
        <RenameForm passkey={passkey} onDone={() => setIsRenaming(false)} />
      </Modal>
    </FactorRow>
  );
}

function RenameForm({ passkey, onDone }: { passkey: PasskeyEntry; onDone: () => void }) {
  const t = useStaffText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: renameStaffPasskey,
    bodyOf: ({ name = '' }) => ({ id: passkey.id, name }),
    onDone: ({ passkey: { name } }) => {
      toast(t('staff_account.renamed', { name }), 'good');
      onDone();
    },
  });
  return (
    <form {...bind} className="stack gap-2">
      <TextField
        label={t('staff_people.name')}
        name="name"
        defaultValue={passkey.name}
        maxLength={50}
        autoComplete="off"
        required
        data-first
        error={errorOf('name')}
      />
      <ErrorText error={error} />
      <FormButtons isPending={isPending} onCancel={onDone}>
        {t('action.save')}
      </FormButtons>
    </form>
  );
}
