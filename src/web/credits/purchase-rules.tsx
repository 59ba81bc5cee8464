import { useId } from 'react';
import { useText } from '#i18n/react';
import { useSettings } from '../site/settings-query.ts';
import style from './purchase-rules.module.css';

/** @spec D5.1 D2.35 */
export function PurchaseRules() {
  const t = useText();
  const id = useId();
  const { refund_days: days } = useSettings();
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{t('pricing.fair_title')}</h2>
      <div>
        <h3>{t('pricing.subscription_title')}</h3>
        <p>{t('pricing.subscription_text')}</p>
      </div>
      <div>
        <h3>{t('pricing.expiry_title')}</h3>
        <p>{t('pricing.expiry_text')}</p>
      </div>
      <div>
        <h3>{t('pricing.refund_title', { days })}</h3>
        <p>{t('pricing.refund_text', { days })}</p>
        <a href="/pages/return-policy">{t('pricing.refund_link')}</a>
      </div>
    </section>
  );
}
