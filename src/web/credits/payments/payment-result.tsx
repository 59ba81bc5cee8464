import type { ReactNode } from 'react';
import { isOpenPaymentState, isUnsuccessful, type Payment } from '#contract/payments';
import { AskedPayment } from './asked-payment.tsx';
import { CompletedPayment } from './completed-payment.tsx';
import { UnmadePayment } from './unmade-payment.tsx';
import { UnpaidPayment } from './unpaid-payment.tsx';
import { useWatchedPayment } from './use-watched-payment.ts';
import { WaitingPayment } from './waiting-payment.tsx';
import { WentBackPayment } from './went-back-payment.tsx';

/**
 * What became of a payment (section 4), in every state it can be in, followed until it is known: the head of the page that the provider
 * sends the member back to. Pages load `paymentQuery` before.
 */
export function PaymentResult({ id }: { id: string }) {
  const { payment, isAsking } = useWatchedPayment(id);
  if (!payment) return null;
  return (
    <div role="status" aria-busy={isAsking || isOpenPaymentState(payment.state)}>
      {isAsking && isUnsuccessful(payment.state) ? <AskedPayment /> : <State payment={payment} />}
    </div>
  );
}

function State({ payment }: { payment: Payment }): ReactNode {
  switch (payment.state) {
    case 'created':
      return <UnpaidPayment payment={payment} />;
    case 'pending':
      return <WaitingPayment payment={payment} />;
    case 'completed':
      return <CompletedPayment payment={payment} />;
    case 'failed':
    case 'cancelled':
    case 'expired':
      return <UnmadePayment payment={payment} />;
    case 'refunded':
    case 'charged_back':
      return <WentBackPayment payment={payment} />;
  }
}
