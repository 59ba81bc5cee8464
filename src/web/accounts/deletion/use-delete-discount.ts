import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerDeleteDiscount, getDiscountCode, offerDeleteDiscount } from '#contract/discounts';
import { callApi, useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';

/**
 * A failed offer must not stop the deletion.
 * @spec 4.3 D2.17
 */
export function useDiscountOffer() {
  const api = useApi();
  return useMutation({ mutationFn: () => callApi(api, offerDeleteDiscount).catch(() => null) });
}

export function useDiscountAnswer() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (accept: boolean) => callApi(api, answerDeleteDiscount, { body: { accept } }),
    onSuccess: code => void (code && cache.setQueryData(query(getDiscountCode).queryKey, code)),
  });
}

export type DiscountAnswer = ReturnType<typeof useDiscountAnswer>;
