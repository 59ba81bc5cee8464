import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetCard } from '#contract/repeat-order';
import { useOwnText } from '#i18n/react';
import { ask, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useRefusal } from '../../use-refusal.ts';

/** Takes back that the card is kept, here and at the provider. */
export function ForgetCard({ card }: { card: string }) {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => ask(api, forgetCard, { body: { card } }),
    onSuccess() {
      toast(t('repeat_order.forgotten'), 'good');
      refresh(cache, ['repeat-order']);
    },
    onError: useRefusal(),
  });
  return (
    <Button look="plain" small busy={isPending} onClick={() => mutate()}>
      {t('repeat_order.forget')}
    </Button>
  );
}
