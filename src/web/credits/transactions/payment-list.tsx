import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter } from 'use-intl';
import type { PaymentLine } from '#contract/transactions';
import { useAccountText, useMoneyText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { paymentsQuery } from '../transactions-query.ts';
import { PaymentStateLabel } from './payment-state-label.tsx';
import { TransactionSection } from './transaction-section.tsx';
import style from './transactions.module.css';

/** @spec 2.9 3.10 */
export function PaymentList() {
  const t = useAccountText();
  const list = useInfiniteQuery(paymentsQuery);
  const payments = list.data?.pages.flatMap(page => page.payments) ?? [];
  return (
    <TransactionSection
      heading={t('transactions.payments')}
      lines={payments.map(payment => <Line key={payment.payment_id} payment={payment} />)}
      emptyText={t('transactions.payments_none')}
      action={
        <ButtonLink to="/credits" look="soft" small>
          {t('transactions.buy')}
        </ButtonLink>
      }
      list={list}
    />
  );
}

function Line({ payment }: { payment: PaymentLine }) {
  const t = useAccountText();
  const format = useFormatter();
  const money = useMoneyText();
  const {
    payment_id: id,
    credits,
    amount,
    refunded,
    currency,
    method,
    state,
    is_debit_open,
    created_at,
  } = payment;
  const isPart = refunded > 0 && refunded < amount && state !== 'charged_back';
  return (
    <li>
      <Link
        to={`/transactions/${id}`}
        className={`wrap gap-x-2 items-baseline no-underline line-above inherit-colour ${style.line}`}
      >
        <span className={`weight-600 ${style.what}`}>{t('order.item', { credits })}</span>
        <span className={`weight-600 tabular text-end ${style.money}`}>{money(amount, currency)}</span>
        <span className={`quiet text-m ${style.aside}`}>
          <time dateTime={created_at}>{format.dateTime(new Date(created_at), { dateStyle: 'medium' })}</time>
          {' · '}
          {t(`payment_method.${method}`)}
        </span>
        <PaymentStateLabel state={state} refunded={refunded} isDebitOpen={is_debit_open}>
          {isPart ? t('transactions.refunded', { money: money(refunded, currency) }) : null}
        </PaymentStateLabel>
      </Link>
    </li>
  );
}
