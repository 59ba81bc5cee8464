import { useAccountText } from '#i18n/react';
import style from './payment-result.module.css';
import { ResultMessage } from './result-message.tsx';

/**
 * Shown after the return from the bank, until the server has checked the payment.
 * @spec 4.9
 */
export function CheckingPayment() {
  const t = useAccountText();
  return (
    <ResultMessage icon={<span className={style.spinner} />} title={t('payment_result.asking')}>
      <p>{t('payment_result.asking_text')}</p>
    </ResultMessage>
  );
}
