import { useId } from 'react';
import { useFormatter, useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import style from './transactions.module.css';

/** @spec 4.9 D2.35 */
export function RefundList({ payment: { refunds, currency } }: { payment: Payment }) {
  const t = useAccountText();
  const format = useFormatter();
  const locale = useLocale();
  const id = useId();
  const hasChargeback = refunds.some(({ kind, state }) => kind === 'chargeback' || state === 'taken_back');
  const hasNotCollected = refunds.some(({ state }) => state === 'not_collected');
  const heading = hasNotCollected ? t('payment.less') : t('payment.back');
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{hasChargeback ? t('payment.refunds_and_chargebacks') : heading}</h2>
      <ul>
        {refunds.map(({ kind, credits, amount, state, requested_at }) => (
          <li key={`${kind} ${requested_at}`} className={style.line}>
            <span className={style.what}>{t(`refund_kind.${kind}`)}</span>
            <span className={style.money}>{moneyText(locale, amount, currency)}</span>
            <span className={style.aside}>
              <time dateTime={requested_at}>
                {format.dateTime(new Date(requested_at), { dateStyle: 'medium' })}
              </time>
              {' · '}
              {t('transactions.bundle', { credits })}
            </span>
            {kind !== 'chargeback' && <span className={style.state}>{t(`refund_state.${state}`)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
