import { useState } from 'react';
import { removeAuthenticator } from '#contract/staff-passkeys';
import { useStaffText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { PhoneIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { FactorRow } from './factor-row.tsx';
import { AuthenticatorDialog } from './proof-dialogs.tsx';
import { RemoveButton } from './remove-button.tsx';

type AuthenticatorItemProps = { isSetUp: boolean; isLast: boolean };

/**
 * The authenticator app: connect one, connect another one in its place, remove it.
 * @spec D5.8
 */
export function AuthenticatorItem({ isSetUp, isLast }: AuthenticatorItemProps) {
  const t = useStaffText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <FactorRow
      Icon={PhoneIcon}
      name={t('staff_account.app')}
      details={isSetUp ? t('staff_account.app_connected') : t('staff_account.app_missing')}
    >
      <Button look="plain" small onClick={() => setIsOpen(true)}>
        {isSetUp ? t('staff_account.app_replace') : t('staff_account.app_connect')}
      </Button>
      {isSetUp && !isLast && (
        <RemoveButton
          call={removeAuthenticator}
          body={{}}
          name={t('staff_account.app')}
          onRemoved={() => toast(t('staff_account.app_removed'), 'good')}
        />
      )}
      <AuthenticatorDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </FactorRow>
  );
}
