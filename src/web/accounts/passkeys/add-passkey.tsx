import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isApiError } from '#contract/errors';
import { addPasskey, beginPasskey } from '#contract/passkeys';
import { fieldErrorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ErrorText } from '../error-text.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import { ceremonyFailure, createPasskey, supportsPasskeys } from './ceremony.ts';

/** @spec D5.8 */
export function AddPasskey() {
  const t = useAccountText();
  const hydrated = useHydrated();
  const { add, isPending, error, asksPassword, close } = useAddPasskey();
  if (hydrated && !supportsPasskeys()) return <p className="quiet">{t('passkeys.unsupported')}</p>;
  const failure = ceremonyFailure(error);
  const isPasswordMissing = requiresPassword(error);
  return (
    <>
      <Button
        className="justify-self-start"
        busy={isPending && !asksPassword}
        icon={<PlusIcon size={20} />}
        onClick={() => add()}
      >
        {t('passkeys.add')}
      </Button>
      <p role="status" className="quiet hide-empty">
        {failure === 'cancelled' && t('passkeys.cancelled')}
        {failure === 'known' && t('passkeys.known')}
      </p>
      <ErrorText error={failure || asksPassword || isPasswordMissing ? null : error} />
      <ReauthenticationDialog
        isOpen={asksPassword}
        isPending={isPending}
        error={isPasswordMissing ? null : error}
        onPassword={add}
        onClose={close}
      />
    </>
  );
}

const requiresPassword = (error: unknown): boolean =>
  isApiError(error) && error.fields.password?.code === 'field_required';

/** @spec D5.8 */
function useAddPasskey() {
  const t = useAccountText();
  const cache = useQueryClient();
  const [asksPassword, setAsksPassword] = useState(false);
  const add = useMutation({
    mutationFn: async (password: string | undefined) => {
      const { options } = await sendCall(cache, beginPasskey, {
        body: password === undefined ? {} : { password },
      });
      setAsksPassword(false);
      const made = await createPasskey(options);
      return sendCall(cache, addPasskey, { body: { made } }, { awaitsRefetch: true });
    },
    onSuccess: ({ passkey }) => toast(t('passkeys.added', { name: passkey.name }), 'good'),
    onError: error => {
      if (requiresPassword(error)) setAsksPassword(true);
    },
  });
  const close = () => {
    setAsksPassword(false);
    add.reset();
  };
  return {
    add: (password?: string) => !add.isPending && add.mutate(password),
    isPending: add.isPending,
    error: add.error,
    asksPassword,
    close,
  };
}

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
function ReauthenticationDialog({
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
