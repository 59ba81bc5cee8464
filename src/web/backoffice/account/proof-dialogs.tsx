import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Output } from '#contract/call';
import { beginStaffCodes } from '#contract/staff';
import { useStaffText } from '#i18n/react';
import { ceremonyFailure, supportsPasskeys } from '../../accounts/passkeys/ceremony.ts';
import { sendCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { Modal } from '../../ui/modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AuthenticatorSetup } from '../login/authenticator-setup.tsx';
import { useAddPasskey } from '../login/use-add-passkey.ts';
import { FactorForm } from '../session/factor-form.tsx';

/**
 * Adds a passkey, after the person has given a second factor that they have.
 * @spec D2.33 D5.8
 */
export function AddPasskey() {
  const t = useStaffText();
  const hydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { mutateAsync, error } = useAddPasskey(({ name }) => {
    toast(t('staff_account.passkey_added', { name }), 'good');
    close();
  });
  if (hydrated && !supportsPasskeys()) return null;
  return (
    <>
      <Button
        small
        className="justify-self-start"
        icon={<PlusIcon size={18} />}
        onClick={() => setIsOpen(true)}
      >
        {t('staff_account.add_passkey')}
      </Button>
      <Modal open={isOpen} onClose={close} title={t('staff_account.add_passkey')}>
        <p className="quiet">{t('staff_account.proof_text')}</p>
        {ceremonyFailure(error) === 'known' && <p role="status">{t('staff_factor.known')}</p>}
        <FactorForm onProof={mutateAsync} onDone={close} />
      </Modal>
    </>
  );
}

type AuthenticatorDialogProps = { open: boolean; onClose: () => void };

/**
 * Connects an authenticator app in place of the current one, after the person has given a second factor.
 * @spec D2.33 D5.8
 */
export function AuthenticatorDialog({ open, onClose }: AuthenticatorDialogProps) {
  const t = useStaffText();
  return (
    <Modal open={open} onClose={onClose} title={t('staff_login.setup_app')}>
      <AuthenticatorSteps onClose={onClose} />
    </Modal>
  );
}

function AuthenticatorSteps({ onClose }: { onClose: () => void }) {
  const t = useStaffText();
  const cache = useQueryClient();
  const [secret, setSecret] = useState<Output<typeof beginStaffCodes>>();
  if (!secret)
    return (
      <>
        <p className="quiet">{t('staff_account.proof_text')}</p>
        <FactorForm
          onProof={async proof => setSecret(await sendCall(cache, beginStaffCodes, { body: proof }))}
          onDone={() => undefined}
        />
      </>
    );
  return (
    <>
      <p className="quiet">{t('staff_login.setup_text')}</p>
      <AuthenticatorSetup
        secret={secret}
        onDone={() => {
          toast(t('staff_account.app_added'), 'good');
          onClose();
        }}
      />
    </>
  );
}
