import { resendReactivation } from '#contract/deletion';
import { useText } from '#i18n/react';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../use-failure-toast.ts';

type Credentials = { email: string; password: string };

/**
 * Shown when a login fails because the account is being deleted.
 * @spec 4.3
 */
export function ResendReactivation({ credentials }: { credentials: Credentials }) {
  const t = useText();
  const { mutate, isPending } = useCall(resendReactivation, {
    onSuccess: () => toast(t('reactivation.resent'), 'good'),
    onError: useFailureToast(),
  });
  return (
    <Button look="soft" small busy={isPending} onClick={() => mutate(credentials)}>
      {t('reactivation.resend')}
    </Button>
  );
}
