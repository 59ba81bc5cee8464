import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerDeleteDiscount, offerDeleteDiscount } from '#contract/discounts';
import { callApi, useApi } from '../../api.ts';
import { discountQuery } from '../../credits/discounts/discount-query.ts';

/** Asks whether there is an offer to stay. One that cannot be asked for keeps nobody from leaving. */
export function useDiscountOffer() {
  const api = useApi();
  return useMutation({ mutationFn: () => callApi(api, offerDeleteDiscount).catch(() => null) });
}

/** Takes the offer (true) or declines it; taken, the code stands with the credits at once. */
export function useDiscountAnswer() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (accept: boolean) => callApi(api, answerDeleteDiscount, { body: { accept } }),
    onSuccess: code => void (code && cache.setQueryData(discountQuery(api).queryKey, code)),
  });
}

export type DiscountAnswer = ReturnType<typeof useDiscountAnswer>;
