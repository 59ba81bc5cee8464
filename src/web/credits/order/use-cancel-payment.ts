import { useQueryClient } from '@tanstack/react-query';
import { cancelPayment, getPayment, isOpenPaymentState } from '#contract/payments';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { clearPersistedOrder } from './persisted-order.ts';

/**
 * Cancels an open payment; the answer shows whether it was paid meanwhile.
 * @spec 4.9
 */
export function useCancelPayment() {
  const cache = useQueryClient();
  return useCall(cancelPayment, {
    onSuccess(payment) {
      cache.setQueryData(query(getPayment, { id: payment.payment_id }).queryKey, payment);
      if (!isOpenPaymentState(payment.state))
        clearPersistedOrder(currentMemberId(cache) ?? '', payment.payment_id);
    },
    onError: useFailureToast(),
  });
}
