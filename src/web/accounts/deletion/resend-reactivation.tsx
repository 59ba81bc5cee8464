import { useMutation } from '@tanstack/react-query';
import { resendReactivation } from '#contract/deletion';
import { shortFailureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

type Credentials = { email: string; password: string };

/**
 * Shown when a login fails because the account is being deleted.
 * @spec 4.3
 */
export function ResendReactivation({ credentials }: { credentials: Credentials }) {
  const t = useText();
  const api = useApi();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(api, resendReactivation, { body: credentials }),
    onSuccess: () => toast(t('reactivation.resent'), 'good'),
    onError: error => toast(shortFailureText(t, error), 'error'),
  });
  return (
    <Button look="soft" small busy={isPending} onClick={() => mutate()}>
      {t('reactivation.resend')}
    </Button>
  );
}
