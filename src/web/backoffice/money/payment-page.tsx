import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { getStaffPayment, type StaffPayment } from '#contract/staff-payments';
import { useCountryName, useMoneyText, useStaffText } from '#i18n/react';
import { requireIdParam } from '../../accounts/page-loaders.ts';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { DetailsList } from '../ui/details-list.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { MoneyLinks } from './money-links.tsx';
import { PaymentBuyer } from './payment-buyer.tsx';
import { PaymentHistory, PaymentLedger, PaymentRefunds } from './payment-tables.tsx';
import { RefundDialog } from './refund-dialog.tsx';

type Place = { params: Record<string, string | undefined> };
const paymentQuery = (params: Place['params']) => query(getStaffPayment, { id: requireIdParam(params) });

const queries = ({ params }: Place) => [paymentQuery(params)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * One payment: its price, history, refunds and ledger entries.
 * @spec D5.10
 */
export default function PaymentPage() {
  const t = useStaffText();
  const { data: payment } = useQuery(paymentQuery(useParams()));
  const [isRefunding, setIsRefunding] = useState(false);
  if (!payment) return null;
  return (
    <OfficePage
      title={t('staff_money.payment')}
      aside={payment.receipt_number}
      actions={
        payment.refundable > 0 && (
          <Button small look="danger" onClick={() => setIsRefunding(true)}>
            {t('staff_money.refund')}
          </Button>
        )
      }
    >
      <MoneyLinks />
      <PaymentDetails payment={payment} />
      <PaymentBuyer payment={payment} />
      <PaymentRefunds payment={payment} />
      <PaymentHistory payment={payment} />
      <PaymentLedger payment={payment} />
      <RefundDialog payment={payment} open={isRefunding} onClose={() => setIsRefunding(false)} />
    </OfficePage>
  );
}

function PaymentDetails({ payment }: { payment: StaffPayment }) {
  const t = useStaffText();
  const countryName = useCountryName();
  const moneyText = useMoneyText();
  const money = (minor: number) => moneyText(minor, payment.currency);
  const vat = {
    money: money(payment.vat),
    percentage: payment.vat_rate / 100,
    country: payment.vat_country,
  };
  const { mandate, completed_at: completedAt, provider_reference: reference } = payment;
  return (
    <DetailsList
      details={[
        { name: t('staff_money.state'), value: t(`staff_payment_state.${payment.state}`) },
        { name: t('staff_money.amount'), value: money(payment.amount) },
        { name: t('staff_money.credits'), value: payment.credits },
        payment.discount > 0 && { name: t('staff_money.price'), value: money(payment.list_price) },
        payment.discount > 0 && {
          name: t('staff_money.discount'),
          value: [money(payment.discount), payment.code].filter(Boolean).join(' '),
        },
        { name: t('staff_money.vat'), value: t('staff_money.vat_value', vat) },
        payment.refunded > 0 && { name: t('staff_money.refunded'), value: money(payment.refunded) },
        {
          name: t('staff_money.method'),
          value: [t(`staff_method.${payment.method}`), payment.bank].filter(Boolean).join(', '),
        },
        { name: t('staff_money.country'), value: countryName(payment.country) },
        { name: t('staff_money.when'), value: <When at={completedAt ?? payment.created_at} exact /> },
        { name: t('staff_money.statement'), value: payment.statement },
        payment.failure !== null && { name: t('staff_money.failure'), value: <code>{payment.failure}</code> },
        { name: t('staff_money.provider'), value: payment.provider },
        reference !== null && { name: t('staff_money.reference'), value: <code>{reference}</code> },
        mandate && {
          name: t('staff_money.mandate'),
          value: t('staff_money.mandate_value', {
            ...{ reference: mandate.reference, end: mandate.iban_end },
            state: t(`staff_debit_state.${mandate.state}`),
          }),
        },
      ]}
    />
  );
}
