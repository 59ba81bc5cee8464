import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#contract/payments';
import { getOpenPayments } from '#contract/transactions';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { InfoIcon } from '../../ui/icons.ts';
import { OpenOrderText } from '../order/open-order.tsx';
import { OpenOrderActions } from '../order/open-order-actions.tsx';
import { CheckingPayment } from './checking-payment.tsx';
import { ResultMessage } from './result-message.tsx';
import { useJustReturned } from './use-just-returned.ts';

/** How long the page waits for the provider's webhook. */
const WEBHOOK_DELAY_MS = 8_000;

/** @spec 4.9 */
export function UnpaidPayment({ payment }: { payment: Payment }) {
  const t = useAccountText();
  const isChecking = useJustReturned(payment, WEBHOOK_DELAY_MS);
  const { data } = useQuery(query(getOpenPayments));
  const openPayment = data?.payments.find(entry => entry.payment.payment_id === payment.payment_id);
  if (isChecking) return <CheckingPayment />;
  return (
    <ResultMessage
      icon={<InfoIcon />}
      title={t('order.open')}
      actions={<OpenOrderActions payment={payment} paymentUrl={openPayment?.leave_for ?? null} />}
    >
      <OpenOrderText payment={payment} holds={openPayment?.holds ? 'elsewhere' : false} />
    </ResultMessage>
  );
}
