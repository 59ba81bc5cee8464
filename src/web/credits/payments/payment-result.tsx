import type { ReactNode } from 'react';
import { isOpenPaymentState, isUnsuccessful, type Payment } from '#contract/payments';
import { CheckingPayment } from './checking-payment.tsx';
import { CompletedPayment } from './completed-payment.tsx';
import { PendingPayment } from './pending-payment.tsx';
import { RefundedPayment } from './refunded-payment.tsx';
import { UnpaidPayment } from './unpaid-payment.tsx';
import { UnsuccessfulPayment } from './unsuccessful-payment.tsx';
import { usePolledPayment } from './use-polled-payment.ts';

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
