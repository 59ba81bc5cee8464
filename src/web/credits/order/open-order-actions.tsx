import type { Payment } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { loadDocument } from '../../connection/reload-guard.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCancelPayment } from './use-cancel-payment.ts';

type OpenOrderActionsProps = { payment: Payment; paymentUrl: string | null };

/** A direct debit needs no `paymentUrl`, because it continues on this site. */
export const canContinue = ({ method }: Payment, paymentUrl: string | null): boolean =>
  method === 'sdd' || Boolean(paymentUrl);

/** @spec 4.9 */
export function OpenOrderActions({ payment, paymentUrl }: OpenOrderActionsProps) {
  const t = useAccountText();
  const { mutate, isPending } = useCancelPayment();
  return (
    <>
      {payment.method === 'sdd' ? (
        <ButtonLink to="/directdebit">{t('order.open_go_on')}</ButtonLink>
      ) : (
        paymentUrl && <Button onClick={() => loadDocument(paymentUrl)}>{t('order.open_go_on')}</Button>
      )}
      <Button look="plain" busy={isPending} onClick={() => mutate({ payment: payment.payment_id })}>
        {t('order.open_give_up')}
      </Button>
    </>
  );
}
