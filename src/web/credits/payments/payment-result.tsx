import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { methodDetails } from '#contract/payment-methods';
import { isOpenPaymentState, isUnsuccessful, type Payment } from '#contract/payments';
import { getOpenPayments } from '#contract/transactions';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { InfoIcon } from '../../ui/icons.ts';
import { OpenOrderActions, OpenOrderText } from '../order/open-orders.tsx';
import { CompletedPayment } from './completed-payment.tsx';
import style from './payment-result.module.css';
import { RefundedPayment } from './refunded-payment.tsx';
import { ResultMessage } from './result-message.tsx';
import { UnsuccessfulPayment } from './unsuccessful-payment.tsx';
import { useJustReturned, usePolledPayment } from './use-polled-payment.ts';

/**
 * The page's loader must load `paymentQuery`.
 * @spec 4.9 2.9
 */
export function PaymentResult({ id }: { id: string }) {
  const { payment, isChecking } = usePolledPayment(id);
  if (!payment) return null;
  return (
    <div role="status" aria-busy={isChecking || isOpenPaymentState(payment.state)}>
      {isChecking && isUnsuccessful(payment.state) ? <CheckingPayment /> : <State payment={payment} />}
    </div>
  );
}

function State({ payment }: { payment: Payment }): ReactNode {
  switch (payment.state) {
    case 'created':
      return <UnpaidPayment payment={payment} />;
    case 'pending':
      return <PendingPayment payment={payment} />;
    case 'completed':
      return <CompletedPayment payment={payment} />;
    case 'failed':
    case 'cancelled':
    case 'expired':
      return <UnsuccessfulPayment payment={payment} />;
    case 'refunded':
    case 'charged_back':
      return <RefundedPayment payment={payment} />;
  }
}

/**
 * The member may close the page, because the server learns the outcome itself.
 * @spec 4.9
 */
function PendingPayment({ payment }: { payment: Payment }) {
  const t = useAccountText();
  const isLong = methodDetails[payment.method].kind === 'transfer';
  return (
    <ResultMessage icon={<span className={`circle ${style.spinner}`} />} title={t('payment_result.pending')}>
      <p>{isLong ? t('payment_result.pending_transfer') : t('payment_result.pending_text')}</p>
    </ResultMessage>
  );
}

/** How long the page waits for the provider's webhook. */
const WEBHOOK_DELAY_MS = 8_000;

/** @spec 4.9 */
function UnpaidPayment({ payment }: { payment: Payment }) {
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

/**
 * Shown after the return from the bank, until the server has checked the payment.
 * @spec 4.9
 */
function CheckingPayment() {
  const t = useAccountText();
  return (
    <ResultMessage icon={<span className={`circle ${style.spinner}`} />} title={t('payment_result.asking')}>
      <p>{t('payment_result.asking_text')}</p>
    </ResultMessage>
  );
}
