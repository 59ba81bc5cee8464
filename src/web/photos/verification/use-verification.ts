import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendSelfie, showPose, withdrawVerification } from '#contract/verification';
import { useAccountText } from '#i18n/react';
import { sendCall } from '../../data/use-call.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';

type VerificationStep = 'pose' | 'withdraw' | File;

/** @spec D5.9 */
export function useVerification() {
  const t = useAccountText();
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'verification' },
    mutationFn: (step: VerificationStep) => {
      const refetch = { awaitsRefetch: true };
      if (step === 'pose') return sendCall(cache, showPose, {}, refetch);
      if (step === 'withdraw') return sendCall(cache, withdrawVerification, {}, refetch);
      return sendCall(cache, sendSelfie, { upload: step, key: crypto.randomUUID() }, refetch);
    },
    onSuccess(_, step) {
      if (step === 'withdraw') toast(t('verification.withdrawn'), 'good');
      else if (step !== 'pose') toast(t('verification.sent'), 'good');
    },
    onError: useFailureToast(),
  });
}
