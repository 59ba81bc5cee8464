import { useId } from 'react';
import { useLocale } from 'use-intl';
import { DEBIT_TIMES } from '#contract/constants';
import type { Creditor } from '#contract/direct-debit';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import type { Quote } from '../order/quote-query.ts';
import style from './direct-debit-page.module.css';

/**
 * Shows the mandate with the text that the SEPA scheme requires.
 * @spec 3.11 5.8
 */
export function Mandate({ creditor, quote }: { creditor: Creditor; quote: Quote }) {
  const t = useAccountText();
  const id = useId();
  const money = moneyText(useLocale(), quote.amount, quote.currency);
  const { name, address, city } = creditor;
  return (
    <section className={style.mandate} aria-labelledby={id}>
      <h2 id={id}>{t('direct_debit.mandate')}</h2>
      <p className={style.hint}>{t('direct_debit.mandate_kind')}</p>
      <p>
        {t('direct_debit.mandate_text', {
          ...{ creditor: name, id: creditor.id, address, city, money },
          statement: quote.statement,
          weeks: DEBIT_TIMES.refundWeeks,
        })}
      </p>
      <p>
        {t('direct_debit.when', {
          days: DEBIT_TIMES.noticeDays,
          statement: quote.statement,
          id: creditor.id,
        })}
      </p>
    </section>
  );
}
