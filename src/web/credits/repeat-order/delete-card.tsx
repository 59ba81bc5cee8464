import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteStoredCard } from '#contract/repeat-order';
import { useAccountText } from '#i18n/react';
import { callApi, useApi } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../use-failure-toast.ts';
import { repeatOrderQuery } from './repeat-order-query.ts';

/**
 * A toast names the stored card that repeat orders will use instead, if any.
 * @spec D2.15
 */
export function DeleteCard({ card }: { card: string }) {
  const t = useAccountText();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(api, deleteStoredCard, { body: { card } }),
    async onSuccess() {
      const { queryKey } = repeatOrderQuery(api);
      await cache.invalidateQueries({ queryKey });
      const nextCard = cache.getQueryData(queryKey)?.card;
      const isAnother = nextCard && nextCard.id !== card;
      toast(
        isAnother ? t('repeat_order.deleted_named_card', nextCard) : t('repeat_order.deleted_card'),
        'good',
      );
    },
    onError: useFailureToast(),
  });
  return (
    <Button look="plain" small busy={isPending} onClick={() => mutate()}>
      {t('repeat_order.delete_card')}
    </Button>
  );
}
