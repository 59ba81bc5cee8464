import { useOwnText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ErrorText } from '../error-text.tsx';
import { knowsPasskeys, whyNot } from './ceremony.ts';
import style from './passkeys-page.module.css';
import { ProofDialog } from './proof-dialog.tsx';
import { useAddPasskey, wantsPassword } from './use-add-passkey.ts';

/** The button that adds a passkey, and what came of it where nothing did. */
export function AddPasskey() {
  const t = useOwnText();
  const hydrated = useHydrated();
  const { add, isPending, error, asksProof, close } = useAddPasskey();
  if (hydrated && !knowsPasskeys()) return <p className={style.hint}>{t('passkeys.unsupported')}</p>;
  const reason = whyNot(error);
  const wantsProof = wantsPassword(error);
  return (
    <>
      <Button
        className={style.add}
        busy={isPending && !asksProof}
        icon={<PlusIcon size={20} />}
        onClick={() => add()}
      >
        {t('passkeys.add')}
      </Button>
      <p role="status" className={style.outcome}>
        {reason === 'cancelled' && t('passkeys.cancelled')}
        {reason === 'known' && t('passkeys.known')}
      </p>
      <ErrorText error={reason || asksProof || wantsProof ? null : error} />
      <ProofDialog
        isOpen={asksProof}
        isPending={isPending}
        error={wantsProof ? null : error}
        onProof={add}
        onClose={close}
      />
    </>
  );
}
