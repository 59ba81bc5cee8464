import { useAccountText } from '#i18n/react';
import style from './payment-result.module.css';
import { ResultMessage } from './result-message.tsx';

/** Who just came back from the bank is told first that it is asked, whatever was known of his payment before. */
export function CheckingPayment() {
  const t = useAccountText();
  return (
    <ResultMessage icon={<span className={style.spinner} />} title={t('payment_result.asking')}>
      <p>{t('payment_result.asking_text')}</p>
    </ResultMessage>
  );
}
