import { addCheckInFriend } from '#contract/check-ins';
import { CHECK_INS } from '#contract/constants';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { EmailField, TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import style from './check-in.module.css';

/** @spec D5.3 */
export function AddFriendForm() {
  const t = useAccountText();
  const { bind, errorOf, error, isPending } = useCallForm({
    call: addCheckInFriend,
    bodyOf: ({ name = '', email = '', known_as = '' }) => ({ name, email, known_as }),
    onDone(_, { name }) {
      toast(t('check_in.friend_added', { name: name.trim() }), 'good');
      bind.ref.current?.reset();
    },
  });
  return (
    <form {...bind} className={`stack gap-2 ${style.form}`}>
      <TextField
        label={t('check_in.friend_name')}
        name="name"
        autoComplete="off"
        maxLength={CHECK_INS.nameLength}
        error={errorOf('name')}
      />
      <EmailField label={t('check_in.friend_email')} autoComplete="off" error={errorOf('email')} />
      <TextField
        label={t('check_in.friend_known_as')}
        name="known_as"
        autoComplete="off"
        maxLength={CHECK_INS.nameLength}
        error={errorOf('known_as')}
      />
      <ErrorText error={error} />
      <SubmitButton look="soft" busy={isPending}>
        {t('check_in.friend_add')}
      </SubmitButton>
    </form>
  );
}
