import { type FormEvent, useRef, useState } from 'react';
import { isApiError } from '#contract/errors';
import { type PasskeyEntry, removePasskey, renamePasskey } from '#contract/passkeys';
import { shortDateText } from '#i18n/date-text';
import { failureText, fieldErrorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { useReader } from '../../site/use-reader.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { KeyIcon } from '../../ui/icons.ts';
import { TextField } from '../../ui/inputs.tsx';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { reportUnknownPasskey } from './ceremony.ts';
import style from './passkeys-page.module.css';

/** @spec D5.8 */
export function PasskeyItem({ passkey }: { passkey: PasskeyEntry }) {
  const t = useAccountText();
  const { name } = passkey;
  const details = usePasskeyDetails(passkey);
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const renameButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const closeForm = () => {
    close();
    renameButton.current?.focus();
  };
  return (
    <li className={`stack items-center pad-block-2 gap-1-2 ${style.passkey}`}>
      <KeyIcon className="violet" />
      <div className="may-shrink break-anywhere">
        <p className="weight-600">{name}</p>
        <p className="quiet text-m">{details.join(' · ')}</p>
      </div>
      <div className={`flex wrap gap-1 ${style.actions}`}>
        <Button
          ref={renameButton}
          look="soft"
          small
          aria-label={t('passkeys.rename_name', { name })}
          aria-expanded={open === 'rename'}
          onClick={() => setOpen(open === 'rename' ? null : 'rename')}
        >
          {t('passkeys.rename')}
        </Button>
        <Button
          look="plain"
          small
          aria-label={t('passkeys.remove_name', { name })}
          onClick={() => setOpen('remove')}
        >
          {t('passkeys.remove')}
        </Button>
      </div>
      {open === 'rename' && <RenamePasskeyForm passkey={passkey} onDone={closeForm} />}
      <RemovePasskeyDialog passkey={passkey} isOpen={open === 'remove'} onClose={close} />
    </li>
  );
}

function usePasskeyDetails({ created, used }: PasskeyEntry): string[] {
  const t = useAccountText();
  const reader = useReader();
  const when = (at: string) => shortDateText(t, new Date(at), reader);
  return [
    t('passkeys.created', { when: when(created) }),
    used ? t('sessions.used', { when: when(used) }) : t('passkeys.unused'),
  ];
}

type RemovePasskeyDialogProps = { passkey: PasskeyEntry; isOpen: boolean; onClose: () => void };

/** @spec D5.8 */
function RemovePasskeyDialog({ passkey, isOpen, onClose }: RemovePasskeyDialogProps) {
  const t = useAccountText();
  const { id, name, credential } = passkey;
  const { mutate } = useCall(removePasskey, {
    onSuccess() {
      toast(t('passkeys.removed', { name }), 'good');
      void reportUnknownPasskey(credential);
    },
    onError: useFailureToast(),
  });
  const remove = () => {
    onClose();
    mutate({ id });
  };
  return (
    <Modal open={isOpen} onClose={onClose} title={t('passkeys.remove_question', { name })}>
      <p>{t('passkeys.remove_text')}</p>
      <div className="flex wrap gap-1">
        <Button look="plain" className="grow" onClick={onClose} data-first>
          {t('action.cancel')}
        </Button>
        <Button look="danger" className="grow" onClick={remove}>
          {t('passkeys.remove')}
        </Button>
      </div>
    </Modal>
  );
}

/** @spec D5.8 */
function RenamePasskeyForm({ passkey, onDone }: { passkey: PasskeyEntry; onDone: () => void }) {
  const t = useAccountText();
  const { mutate, isPending, error } = useCall(renamePasskey, {
    awaitsRefetch: true,
    onSuccess({ passkey: { name } }) {
      toast(t('passkeys.renamed', { name }), 'good');
      onDone();
    },
  });
  const refused = isApiError(error) ? error.fields.name : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    if (!isPending) mutate({ id: passkey.id, name });
  };
  return (
    <form className={`stack gap-1 pad-block-1 ${style.rename}`} onSubmit={submit}>
      <TextField
        label={t('passkeys.name')}
        name="name"
        defaultValue={passkey.name}
        maxLength={50}
        autoComplete="off"
        autoFocus
        error={error && (refused ? fieldErrorText(t, refused, 'name') : failureText(t, error))}
        required
      />
      <div className={`flex wrap gap-1 ${style.actions}`}>
        <SubmitButton small busy={isPending}>
          {t('action.save')}
        </SubmitButton>
        <Button look="plain" small onClick={onDone}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
