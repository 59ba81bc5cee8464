import type { FormEvent } from 'react';
import { useLocale } from 'use-intl';
import { ApiError, type ErrorCode, type ErrorParams, isApiError } from '#contract/errors';
import { resendActivation } from '#contract/signup';
import { durationText } from '#i18n/date-text';
import { shortFailureText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { useCall } from '../data/use-call.ts';
import { type ButtonLook, PlainFormButton } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';

/** @spec 4.2 */
export function useResendActivation() {
  const t = useText();
  const refusalText = useResendRefusalText();
  return useCall(resendActivation, {
    onSuccess: () => toast(t('activation.resent'), 'good'),
    onError: error => toast(isApiError(error) ? refusalText(error) : shortFailureText(t, error), 'error'),
  });
}

/** Returns a function for the text why no email was sent; if it was too soon, with the time to wait. */
export function useResendRefusalText(): (refusal: { code: ErrorCode; params: ErrorParams }) => string {
  const t = useText();
  const locale = useLocale();
  return ({ code, params }) =>
    code === 'too_many_requests' && params.seconds !== undefined
      ? t('activation.resend_later', { wait: durationText(locale, Number(params.seconds)) })
      : shortFailureText(t, new ApiError(code, { params }));
}

/** Without script, the answer is a page that says that the email is on its way. */
export function ResendActivationButton(look: ButtonLook) {
  const t = useText();
  const { mutate, isPending } = useResendActivation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({});
  };
  return (
    <form method="post" action="/activate/sent" onSubmit={submit}>
      <PlainFormButton {...look} busy={isPending}>
        {t('activation.resend')}
      </PlainFormButton>
    </form>
  );
}
