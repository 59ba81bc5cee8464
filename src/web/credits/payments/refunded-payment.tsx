import { useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon, WarningIcon } from '../../ui/icons.ts';
import { type RefundTotals, refundTotals } from './refund-totals.ts';
import { ResultMessage } from './result-message.tsx';

/** @spec 4.9 */
export function RefundedPayment({ payment }: { payment: Payment }) {
  const locale = useLocale();
  const totals = refundTotals(payment);
  const money = (minor: number) => moneyText(locale, minor, payment.currency);
  return payment.state === 'refunded' ? (
    <Refunded totals={totals} money={money} />
  ) : (
    <ChargedBack totals={totals} money={money} />
  );
}

type RefundProps = { totals: RefundTotals; money: (minor: number) => string };

function Refunded({ totals: { sent, pending, notCollected }, money }: RefundProps) {
  const t = useAccountText();
  const title = sent > 0 ? t('payment_result.refunded') : t('payment_result.not_collected');
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
    <ResultMessage icon={<WarningIcon />} title={t('payment_result.charged_back')} actions={<BuyAgain />}>
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
      {t('payment_result.buy_again')}
    </ButtonLink>
  );
}
