import { useLocale } from 'use-intl';
import { type ErrorParams, isApiError } from '#contract/errors';
import { resendActivation } from '#contract/signup';
import { durationText } from '#i18n/date-text';
import { shortFailureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useCall } from '../data/use-call.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';

/** @spec 4.2 */
export function useResendActivation() {
  const t = useText();
  const locale = useLocale();
  const later = ({ seconds }: ErrorParams) =>
    t('activation.resend_later', { wait: durationText(locale, Number(seconds)) });
  return useCall(resendActivation, {
    onSuccess: () => toast(t('activation.resent'), 'good'),
    onError: error => {
      const isTooSoon =
        isApiError(error) && error.code === 'too_many_requests' && error.params.seconds !== undefined;
      toast(isTooSoon ? later(error.params) : shortFailureText(t, error), 'error');
    },
  });
}

export function ResendActivationButton(look: ButtonLook) {
  const t = useText();
  const { mutate, isPending } = useResendActivation();
  return (
    <Button {...look} busy={isPending} onClick={() => mutate({})}>
      {t('activation.resend')}
    </Button>
  );
}
