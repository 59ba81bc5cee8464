import { methodDetails } from '#contract/payment-methods';
import type { Payment } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import style from './payment-result.module.css';
import { ResultMessage } from './result-message.tsx';

/**
 * The member may close the page, because the server learns the outcome itself.
 * @spec 4.9
 */
export function PendingPayment({ payment }: { payment: Payment }) {
  const t = useAccountText();
  const isLong = methodDetails[payment.method].kind === 'transfer';
  return (
    <ResultMessage icon={<span className={style.spinner} />} title={t('payment_result.pending')}>
      <p>{isLong ? t('payment_result.pending_transfer') : t('payment_result.pending_text')}</p>
    </ResultMessage>
  );
}
