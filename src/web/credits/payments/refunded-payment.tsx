import type { Payment } from '#contract/payments';
import { useAccountText, useMoneyText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon, WarningIcon } from '../../ui/icons.ts';
import { ResultMessage } from './result-message.tsx';

/** @spec 4.9 */
export function RefundedPayment({ payment }: { payment: Payment }) {
  const moneyText = useMoneyText();
  const totals = refundTotals(payment);
  const money = (minor: number) => moneyText(minor, payment.currency);
  return payment.state === 'refunded' ? (
    <Refunded totals={totals} money={money} />
  ) : (
    <ChargedBack totals={totals} money={money} />
  );
}

type RefundProps = { totals: RefundTotals; money: (minor: number) => string };

function Refunded({ totals: { sent, pending, notCollected }, money }: RefundProps) {
  const t = useAccountText();
  const title = sent > 0 ? t('payment_state.refunded') : t('payment_result.not_collected');
  return (
    <ResultMessage
      icon={<ArrowLeftIcon />}
      title={pending > 0 ? t('payment_result.on_its_way') : title}
      actions={<BuyAgain />}
    >
      {sent > 0 && <p>{t('payment_result.refunded_text', { money: money(sent) })}</p>}
      {pending > 0 && <p>{t('payment_result.on_its_way_text', { money: money(pending) })}</p>}
      {notCollected > 0 && <p>{t('payment_result.not_collected_text', { money: money(notCollected) })}</p>}
    </ResultMessage>
  );
}

function ChargedBack({ totals: { sent, chargedBack }, money }: RefundProps) {
  const t = useAccountText();
  return (
    <ResultMessage icon={<WarningIcon />} title={t('payment_state.charged_back')} actions={<BuyAgain />}>
      <p>
        {t.rich('payment_result.charged_back_text', {
          money: money(chargedBack),
          service: words => <a href="/pages/service">{words}</a>,
        })}
      </p>
      {sent > 0 && <p>{t('payment_result.charged_back_before', { money: money(sent) })}</p>}
    </ResultMessage>
  );
}

function BuyAgain() {
  const t = useAccountText();
  return (
    <ButtonLink to="/credits" look="soft">
      {t('direct_debit.to_bundles')}
    </ButtonLink>
  );
}

type Refund = Payment['refunds'][number];

/**
 * Amounts in minor units.
 * @spec D2.35
 */
type RefundTotals = {
  sent: number;
  pending: number;
  /** Refunds before the export to the bank reduced the direct debit by this amount. */
  notCollected: number;
  /** The bank takes back the collected amount even after a full refund. */
  chargedBack: number;
};

export function refundTotals({ state, amount, refunds }: Payment): RefundTotals {
  const sum = (matches: (refund: Refund) => boolean) =>
    refunds.filter(matches).reduce((total, part) => total + part.amount, 0);
  const notCollected = sum(refund => refund.state === 'not_collected');
  const takenByBank = sum(
    ({ kind, state: refundState }) => kind === 'chargeback' || refundState === 'taken_back',
  );
  return {
    sent: sum(({ kind, state: refundState }) => kind !== 'chargeback' && refundState === 'done'),
    pending: sum(refund => refund.state === 'requested'),
    notCollected,
    chargedBack: state === 'charged_back' ? takenByBank || amount - notCollected : 0,
  };
}
