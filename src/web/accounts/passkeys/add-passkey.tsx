import { useAccountText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ErrorText } from '../error-text.tsx';
import { ceremonyFailure, supportsPasskeys } from './ceremony.ts';
import style from './passkeys-page.module.css';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { requiresPassword, useAddPasskey } from './use-add-passkey.ts';

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
        className={style.add}
        busy={isPending && !asksPassword}
        icon={<PlusIcon size={20} />}
        onClick={() => add()}
      >
        {t('passkeys.add')}
      </Button>
      <p role="status" className={`quiet ${style.outcome}`}>
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
