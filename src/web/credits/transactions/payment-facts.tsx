import { useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useOwnText } from '#i18n/react';
import { calendarDay } from '#i18n/when';
import { useMoment } from '../../site/use-moment.ts';
import { Fact, Facts } from './facts.tsx';

/** When and how it was bought, or was to be, the code that was used, what the statement of the bank says, and the number of its receipt. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const t = useOwnText();
  const moment = useMoment();
  const { method, is_repeat, code, created_at, completed_at, statement, receipt_number, mandate } = payment;
  return (
    <Facts>
      <Fact name={completed_at ? t('payment.bought') : t('payment.begun')}>
        {moment(completed_at ?? created_at)}
      </Fact>
      <Fact name={t('payment.method')}>
        {t(`payment_method.${method}`)}
        {is_repeat && <small>{t('payment.repeat')}</small>}
      </Fact>
      {code && <Fact name={t('payment.code')}>{code}</Fact>}
      <Fact name={t('payment.statement')}>{statement}</Fact>
      {mandate && <MandateFacts currency={payment.currency} mandate={mandate} />}
      {receipt_number !== null && <Fact name={t('payment.receipt')}>{receipt_number}</Fact>}
    </Facts>
  );
}

type MandateFactsProps = Pick<Payment, 'currency'> & { mandate: NonNullable<Payment['mandate']> };

/** What a direct debit is known by at the bank, and how much is still collected, from which day on. */
function MandateFacts({ currency, mandate }: MandateFactsProps) {
  const t = useOwnText();
  const locale = useLocale();
  return (
    <>
      {mandate.is_open && (
        <>
          <Fact name={t('payment.to_collect')}>{moneyText(locale, mandate.amount, currency)}</Fact>
          <Fact name={t('payment.collect_on')}>{calendarDay(mandate.collect_on, locale)}</Fact>
        </>
      )}
      <Fact name={t('payment.account')}>…{mandate.iban_end}</Fact>
      <Fact name={t('payment.mandate')}>{mandate.reference}</Fact>
    </>
  );
}
