import { type FormEvent, useEffect, useRef } from 'react';
import { isApiError } from '#contract/errors';
import { fieldErrorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { SubmitButton } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ErrorText } from '../error-text.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';

type ReauthenticationDialogProps = {
  isOpen: boolean;
  isPending: boolean;
  error: unknown;
  onPassword: (password: string) => void;
  onClose: () => void;
};

/**
 * Asks for the password, because an unattended browser must not permit adding a passkey.
 * @spec D5.8
 */
export function ReauthenticationDialog({
  isOpen,
  isPending,
  error,
  onPassword,
  onClose,
}: ReauthenticationDialogProps) {
  const t = useAccountText();
  const form = useRef<HTMLFormElement>(null);
  const wrong = isApiError(error) ? error.fields.password : undefined;
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLInputElement>('[name=password]')?.select();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onPassword(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <Modal open={isOpen} onClose={onClose} title={t('passkeys.reauthentication')}>
      <form ref={form} className="stack gap-2" onSubmit={submit}>
        <p>{t('passkeys.reauthentication_text')}</p>
        <CurrentPasswordField error={wrong && fieldErrorText(t, wrong, 'password')} />
        <ErrorText error={wrong ? null : error} />
        <SubmitButton wide busy={isPending}>
          {t('passkeys.reauthentication_submit')}
        </SubmitButton>
      </form>
    </Modal>
  );
}
