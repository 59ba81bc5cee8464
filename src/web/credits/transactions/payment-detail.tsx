import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormatter } from 'use-intl';
import { getPayment, isOpenPaymentState, isUnsuccessful, type Payment } from '#contract/payments';
import { useAccountText, useMoneyText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useDeadline } from '../../site/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { DownloadIcon } from '../../ui/icons.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PriceLines } from '../order/order-summary.tsx';
import { PaymentResult } from '../payments/payment-result.tsx';
import { UnsuccessfulPayment } from '../payments/unsuccessful-payment.tsx';
import { PaymentDetailList } from './payment-detail-list.tsx';
import { PaymentStateLabel } from './payment-state-label.tsx';
import style from './transactions.module.css';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

const section = 'stack gap-2 content-start justify-items-start may-shrink';

/** @spec 2.9 4.9 */
export function PaymentDetail({ id }: { id: string }) {
  const { data: payment } = useQuery(query(getPayment, { id }));
  return payment ? <Detail id={id} payment={payment} /> : null;
}

function Detail({ id, payment }: { id: string; payment: Payment }) {
  const t = useAccountText();
  const [search] = useSearchParams();
  // Without this state, `PaymentResult` would disappear when the payment finishes.
  const [wasOpen] = useState(isOpenPaymentState(payment.state));
  const showsResult = search.has('paid') || wasOpen;
  return (
    <>
      <PageHead title={t('payment.title')} />
      {showsResult ? (
        <PaymentResult id={id} />
      ) : isUnsuccessful(payment.state) ? (
        <UnsuccessfulPayment payment={payment} />
      ) : (
        <Head payment={payment} />
      )}
      <section className={section} aria-label={t('payment.details')}>
        <PriceLines quote={payment} />
        <PaymentDetailList payment={payment} />
        {payment.receipt_number !== null && (
          <a
            href={`/api/receipt.php?id=${id}`}
            download
            className="inline-row gap-1 target violet weight-600"
          >
            <DownloadIcon size={20} />
            {t('payment.download')}
          </a>
        )}
      </section>
      {payment.refunds.length > 0 && <RefundList payment={payment} />}
      {payment.withdrawal && <Withdrawal payment={payment} withdrawal={payment.withdrawal} />}
    </>
  );
}

function Head({ payment: { credits, amount, currency, state, refunded, mandate } }: { payment: Payment }) {
  const t = useAccountText();
  const money = useMoneyText();
  return (
    <header className="stack gap-1">
      <h1>{t('order.item', { credits })}</h1>
      <p className={`flex wrap gap-x-2 items-baseline ${style.sum}`}>
        {money(amount, currency)}{' '}
        <PaymentStateLabel state={state} refunded={refunded} isDebitOpen={mandate?.is_open ?? false} />
      </p>
    </header>
  );
}

type WithdrawalProps = { payment: Payment; withdrawal: NonNullable<Payment['withdrawal']> };

/** @spec D2.35 D5.1 */
function Withdrawal({ payment, withdrawal: { until, ends_premium } }: WithdrawalProps) {
  const t = useAccountText();
  const deadline = useDeadline();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t('withdrawal.title')} className={section} inert={!useHydrated()}>
      <p className="quiet">{t('withdrawal.until', { until: deadline(until) })}</p>
      {ends_premium && <p className="pad-2 warning-tint radius-m">{t('withdrawal.carries_premium')}</p>}
      <Button look="soft" onClick={() => setIsOpen(true)}>
        {t('withdrawal.begin')}
      </Button>
      <WithdrawalDialog payment={payment.payment_id} open={isOpen} onClose={() => setIsOpen(false)} />
    </Section>
  );
}

/** @spec 4.9 D2.35 */
function RefundList({ payment: { refunds, currency } }: { payment: Payment }) {
  const t = useAccountText();
  const format = useFormatter();
  const money = useMoneyText();
  const hasChargeback = refunds.some(({ kind, state }) => kind === 'chargeback' || state === 'taken_back');
  const hasNotCollected = refunds.some(({ state }) => state === 'not_collected');
  const heading = hasNotCollected ? t('payment.less') : t('payment.back');
  return (
    <Section title={hasChargeback ? t('payment.refunds_and_chargebacks') : heading} className={section}>
      <ul className="full-width container">
        {refunds.map(({ kind, credits, amount, state, requested_at }) => (
          <li
            key={`${kind} ${requested_at}`}
            className={`wrap gap-x-2 items-baseline no-underline line-above inherit-colour ${style.line}`}
          >
            <span className={`weight-600 ${style.what}`}>{t(`refund_kind.${kind}`)}</span>
            <span className={`weight-600 tabular text-end ${style.money}`}>{money(amount, currency)}</span>
            <span className={`quiet text-m ${style.aside}`}>
              <time dateTime={requested_at}>
                {format.dateTime(new Date(requested_at), { dateStyle: 'medium' })}
              </time>
              {' · '}
              {t('order.item', { credits })}
            </span>
            {kind !== 'chargeback' && (
              <span className={`quiet text-m text-end ${style.state}`}>{t(`refund_state.${state}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
