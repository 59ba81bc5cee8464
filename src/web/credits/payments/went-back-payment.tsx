import { useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useOwnText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon, WarningIcon } from '../../ui/icons.ts';
import { ResultWords } from './result-words.tsx';
import { wentBack } from './went-back.ts';

/** Refunded, or taken back by the bank. */
export function WentBackPayment({ payment }: { payment: Payment }) {
  const t = useOwnText();
  const locale = useLocale();
  const back = wentBack(payment);
  const money = moneyText(locale, back.money, payment.currency);
  const before = moneyText(locale, back.before, payment.currency);
  const action = (
    <ButtonLink to="/credits" look="soft">
      {t('payment_result.buy_again')}
    </ButtonLink>
  );
  if (payment.state === 'refunded')
    return (
      <ResultWords icon={<ArrowLeftIcon />} title={t('payment_result.refunded')} actions={action}>
        <p>{t('payment_result.refunded_text', { money })}</p>
      </ResultWords>
    );
  return (
    <ResultWords icon={<WarningIcon />} title={t('payment_result.charged_back')} actions={action}>
      <p>
        {t.rich('payment_result.charged_back_text', {
          money,
          service: words => <a href="/pages/service">{words}</a>,
        })}
      </p>
      {back.before > 0 && <p>{t('payment_result.charged_back_before', { money: before })}</p>}
    </ResultWords>
  );
}
