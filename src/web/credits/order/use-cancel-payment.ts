import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelPayment, isOpenPaymentState, type Payment } from '#contract/payments';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { callApi, useApi } from '../../api.ts';
import { useFailureToast } from '../../use-failure-toast.ts';
import { clearPersistedOrder } from './persisted-order.ts';
import { refreshAfterPayment } from './refresh-after-payment.ts';

/**
 * Cancels an open payment; the answer shows whether it was paid meanwhile.
 * @spec 4.9
 */
export function useCancelPayment() {
  const api = useApi();
  const cache = useQueryClient();
  const refuse = useFailureToast();
  return useMutation({
    networkMode: 'always',
    mutationFn: (payment: string) => callApi(api, cancelPayment, { body: { payment } }),
    onSuccess(payment: Payment) {
      cache.setQueryData(['payment', payment.payment_id], payment);
      if (!isOpenPaymentState(payment.state))
        clearPersistedOrder(currentMemberId(cache) ?? '', payment.payment_id);
      refreshAfterPayment(cache);
    },
    onError: refuse,
  });
}
