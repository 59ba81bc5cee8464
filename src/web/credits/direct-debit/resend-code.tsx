import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { COUNTDOWN_TICK_MS, DEBIT_CODE } from '#contract/constants';
import { getDirectDebit, resendDebitCode, type WaitingDebit } from '#contract/direct-debit';
import { toWaitTime } from '#contract/wait-time';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useOrderAddress } from '../order/order-address.ts';

type ResendCodeProps = {
  waiting: WaitingDebit;
  /** True if the old code is invalid, so that resending is the main action. */
  isMain: boolean;
  onSent: () => void;
};

/** @spec 4.10 */
export function ResendCode({ waiting, isMain, onSent }: ResendCodeProps) {
  const t = useAccountText();
  const cache = useQueryClient();
  const seconds = useCountdownFrom(waiting.resend_seconds);
  const { mutate, isPending } = useCall(resendDebitCode, {
    onSuccess(sent) {
      cache.setQueryData(query(getDirectDebit).queryKey, data => data && { ...data, waiting: sent });
      toast(t('direct_debit.resent'), 'good');
      onSent();
    },
    onError: useFailureToast(),
  });
  const orderAddress = useOrderAddress(waiting);
  if (seconds > DEBIT_CODE.resendSeconds)
    return (
      <>
        <p className="quiet text-m">{t('direct_debit.resend_none', toWaitTime(seconds))}</p>
        {waiting.bundle && (
          <ButtonLink look="soft" to={orderAddress()}>
            {t('direct_debit.way_other')}
          </ButtonLink>
        )}
      </>
    );
  if (seconds > 0) return <p className="quiet text-m">{t('direct_debit.resend_wait', { seconds })}</p>;
  return (
    <Button
      look={isMain ? 'primary' : 'soft'}
      wide={isMain}
      busy={isPending}
      onClick={() => mutate({ debit: waiting.debit })}
    >
      {t('direct_debit.resend')}
    </Button>
  );
}

/** @spec 4.10 */
function useCountdownFrom(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * COUNTDOWN_TICK_MS;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / COUNTDOWN_TICK_MS)));
    tick();
    const timer = setInterval(tick, COUNTDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
