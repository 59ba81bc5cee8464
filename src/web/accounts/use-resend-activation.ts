import { useMutation } from '@tanstack/react-query';
import { isApiError } from '#contract/errors';
import { resendActivation } from '#contract/signup';
import { errorText } from '#i18n/error-text';
import { useText } from '#i18n/react';
import { ask, useApi } from '../api.ts';
import { toast } from '../ui/toast-store.ts';

/** Asks for a new confirmation mail and says how that went. */
export function useResendActivation() {
  const t = useText();
  const api = useApi();
  return useMutation({
    mutationFn: () => ask(api, resendActivation),
    onSuccess: () => toast(t('activation.resent'), 'good'),
    onError: error => toast(isApiError(error) ? errorText(t, error) : t('errors.generic'), 'error'),
  });
}
