import { type FormEvent, useRef } from 'react';
import { isApiError } from '#contract/errors';
import { openExport } from '#contract/export';
import { fieldErrorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { SubmitButton } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { ErrorText } from '../error-text.tsx';
import { CurrentPasswordField } from '../password/current-password-field.tsx';
import style from './export-page.module.css';

type DownloadProps = { needsPassword: boolean; hasPassword: boolean };

/** @spec D5.7 */
export function DownloadExport({ needsPassword, hasPassword }: DownloadProps) {
  const t = useAccountText();
  const { onSubmit, isPending, error } = useDownload();
  const refused = isApiError(error) ? error.fields.password : undefined;
  // The server refuses a missing password if the login has become too old meanwhile.
  const asksPassword = needsPassword || refused !== undefined;
  if (asksPassword && !hasPassword) return <p>{t('own_data.log_in_again')}</p>;
  return (
    <form
      className={`stack gap-2 justify-items-start wide-buttons ${style.download}`}
      onSubmit={onSubmit}
      noValidate
    >
      {asksPassword && (
        <CurrentPasswordField
          hint={t('own_data.password_hint')}
          error={refused && fieldErrorText(t, refused, 'password')}
        />
      )}
      {!refused && <ErrorText error={error} />}
      <SubmitButton busy={isPending} icon={<DownloadIcon size={20} />}>
        {t('own_data.download')}
      </SubmitButton>
    </form>
  );
}

function useDownload() {
  const t = useAccountText();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useCall(openExport, {
    onSuccess: ({ address }) => {
      form.current?.reset();
      toast(t('own_data.downloading'), 'good');
      location.assign(address);
    },
    onError: () => form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.current = event.currentTarget;
    const typed = new FormData(event.currentTarget).get('password');
    if (!isPending) mutate(typed === null ? {} : { password: String(typed) });
  };
  return { onSubmit, isPending, error };
}
