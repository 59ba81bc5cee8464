import type { FormEvent } from 'react';
import { isApiError } from '#contract/errors';
import { type PasskeyEntry, renamePasskey } from '#contract/passkeys';
import { failureText, fieldErrorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import style from './passkey-item.module.css';

/** @spec D5.8 */
export function RenamePasskeyForm({ passkey, onDone }: { passkey: PasskeyEntry; onDone: () => void }) {
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
          {t('passkeys.save')}
        </SubmitButton>
        <Button look="plain" small onClick={onDone}>
          {t('action.cancel')}
        </Button>
      </div>
    </form>
  );
}
