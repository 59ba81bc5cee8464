import { methodDetails } from '#contract/payment-methods';
import type { Payment } from '#contract/payments';
import { useOwnText } from '#i18n/react';
import style from './payment-result.module.css';
import { ResultWords } from './result-words.tsx';

/** Being processed: it is asked again by itself, and the page may be closed. */
export function WaitingPayment({ payment }: { payment: Payment }) {
  const t = useOwnText();
  const isLong = methodDetails[payment.method].kind === 'transfer';
  return (
    <ResultWords icon={<span className={style.spinner} />} title={t('payment_result.pending')}>
      <p>{isLong ? t('payment_result.pending_transfer') : t('payment_result.pending_text')}</p>
    </ResultWords>
  );
}
