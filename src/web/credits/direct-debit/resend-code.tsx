import { useMutation, useQueryClient } from '@tanstack/react-query';
import { resendDebitCode, type WaitingDebit } from '#contract/direct-debit';
import { useOwnText } from '#i18n/react';
import { ask, useApi } from '../../api.ts';
import { refresh } from '../../live/refresh.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useRefusal } from '../../use-refusal.ts';
import { debitQuery } from './debit-query.ts';
import style from './direct-debit-page.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';

/** Another code to the same number (section 4, resend): in a moment, or, once three were sent, within the hour. */
export function ResendCode({ waiting }: { waiting: WaitingDebit }) {
  const t = useOwnText();
  const api = useApi();
  const cache = useQueryClient();
  const refuse = useRefusal();
  const seconds = useSecondsLeft(waiting.resend_seconds ?? 0);
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => ask(api, resendDebitCode, { body: { debit: waiting.debit } }),
    onSuccess(sent) {
      cache.setQueryData(debitQuery(api).queryKey, facts => facts && { ...facts, waiting: sent });
      toast(t('direct_debit.resent'), 'good');
    },
    onError(error) {
      refuse(error);
      refresh(cache, debitQuery(api).queryKey);
    },
  });
  if (waiting.resend_seconds === null) return <p className={style.hint}>{t('direct_debit.resend_none')}</p>;
  if (seconds > 0) return <p className={style.hint}>{t('direct_debit.resend_wait', { seconds })}</p>;
  return (
    <Button look="soft" busy={isPending} onClick={() => mutate()}>
      {t('direct_debit.resend')}
    </Button>
  );
}
