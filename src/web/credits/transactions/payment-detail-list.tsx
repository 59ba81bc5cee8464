import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { calendarDay } from '#i18n/date-text';
import { useAccountText, useMoneyText } from '#i18n/react';
import { useMoment } from '../../site/use-moment.ts';
import style from './transactions.module.css';

/** @spec 2.9 */
export function PaymentDetailList({ payment }: { payment: Payment }) {
  const t = useAccountText();
  const moment = useMoment();
  const { method, is_repeat, code, created_at, completed_at, statement, receipt_number, mandate } = payment;
  return (
    <DetailList>
      <DetailItem name={completed_at ? t('payment.bought') : t('payment.begun')}>
        {moment(completed_at ?? created_at)}
      </DetailItem>
      <DetailItem name={t('payment.method')}>
        {t(`payment_method.${method}`)}
        {is_repeat && <small className="block quiet text-m">{t('payment.repeat')}</small>}
      </DetailItem>
      {code && <DetailItem name={t('payment.code')}>{code}</DetailItem>}
      <DetailItem name={t('payment.statement')}>{statement}</DetailItem>
      {mandate && <MandateDetails currency={payment.currency} mandate={mandate} />}
      {receipt_number !== null && <DetailItem name={t('payment.receipt')}>{receipt_number}</DetailItem>}
    </DetailList>
  );
}

type MandateDetailsProps = Pick<Payment, 'currency'> & { mandate: NonNullable<Payment['mandate']> };

function MandateDetails({ currency, mandate }: MandateDetailsProps) {
  const t = useAccountText();
  const locale = useLocale();
  const money = useMoneyText();
  return (
    <>
      {mandate.is_open && (
        <>
          <DetailItem name={t('payment.to_collect')}>{money(mandate.amount, currency)}</DetailItem>
          <DetailItem name={t('payment.collect_on')}>{calendarDay(mandate.collect_on, locale)}</DetailItem>
        </>
      )}
      <DetailItem name={t('payment.account')}>…{mandate.iban_end}</DetailItem>
      <DetailItem name={t('direct_debit.reference')}>{mandate.reference}</DetailItem>
    </>
  );
}

export const DetailList = ({ children }: { children: ReactNode }) => (
  <dl className={`stack full-width ${style.details}`}>{children}</dl>
);

export const DetailItem = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex wrap gap-x-2 line-above">
    <dt className="quiet">{name}</dt>
    <dd className="tabular text-end break-anywhere">{children}</dd>
  </div>
);
