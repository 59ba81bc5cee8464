import type { Payment } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { loadDocument } from '../../connection/reload-guard.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCancelPayment } from './use-cancel-payment.ts';

type UnpaidActionsProps = { payment: Payment; paymentUrl: string | null };

/** Whether it is known here where a payment is paid: a direct debit at its own page, which asks for its code. */
export const canContinue = ({ method }: Payment, paymentUrl: string | null): boolean =>
  method === 'sdd' || Boolean(paymentUrl);

/** What is done about a payment that nobody paid yet: it is gone on with, where that can be done here, or given up. */
export function UnpaidActions({ payment, paymentUrl: leaveFor }: UnpaidActionsProps) {
  const t = useAccountText();
  const { mutate, isPending } = useCancelPayment();
  return (
    <>
      {payment.method === 'sdd' ? (
        <ButtonLink to="/directdebit">{t('order.open_go_on')}</ButtonLink>
      ) : (
        leaveFor && <Button onClick={() => loadDocument(leaveFor)}>{t('order.open_go_on')}</Button>
      )}
      <Button look="plain" busy={isPending} onClick={() => mutate(payment.payment_id)}>
        {t('order.open_give_up')}
      </Button>
    </>
  );
}
