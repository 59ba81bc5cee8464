import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getVerification, sendSelfie, showPose, withdrawVerification } from '#contract/verification';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../use-failure-toast.ts';

type VerificationStep = 'pose' | 'withdraw' | File;

/** @spec D5.9 */
export function useVerification() {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  const refuse = useFailureToast();
  const { queryKey } = query(getVerification);
  return useMutation({
    scope: { id: 'verification' },
    mutationFn: async (step: VerificationStep) => {
      if (step === 'pose') return callApi(api, showPose);
      if (step === 'withdraw') return callApi(api, withdrawVerification);
      return callApi(api, sendSelfie, { upload: step, key: crypto.randomUUID() });
    },
    onSuccess(answer, step) {
      cache.setQueryData(queryKey, answer);
      if (step === 'withdraw') toast(t('verification.withdrawn'), 'good');
      else if (step !== 'pose') toast(t('verification.sent'), 'good');
    },
    onError(error) {
      refuse(error);
      void cache.invalidateQueries({ queryKey });
    },
  });
}
