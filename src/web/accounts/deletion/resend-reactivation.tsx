import { useMutation } from '@tanstack/react-query';
import { resendReactivation } from '#contract/deletion';
import { shortFailureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

type Credentials = { email: string; password: string };

/** Below a login that was refused because its account is being deleted: has the mail with the way back sent again. */
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
