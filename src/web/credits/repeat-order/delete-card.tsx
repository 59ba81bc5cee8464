import { useQueryClient } from '@tanstack/react-query';
import { deleteStoredCard, getRepeatOrder } from '#contract/repeat-order';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../use-failure-toast.ts';

/**
 * A toast names the stored card that repeat orders will use instead, if any.
 * @spec D2.15
 */
export function DeleteCard({ card }: { card: string }) {
  const t = useAccountText();
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(deleteStoredCard, {
    async onSuccess() {
      const { queryKey } = query(getRepeatOrder);
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
    <Button look="plain" small busy={isPending} onClick={() => mutate({ card })}>
      {t('repeat_order.delete_card')}
    </Button>
  );
}
