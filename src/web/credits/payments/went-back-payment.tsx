import { useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useOwnText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { ArrowLeftIcon, WarningIcon } from '../../ui/icons.ts';
import { ResultWords } from './result-words.tsx';

/** Refunded, or taken back by the bank. */
export function WentBackPayment({ payment: { state, amount, refunded, currency } }: { payment: Payment }) {
  const t = useOwnText();
  const locale = useLocale();
  const money = moneyText(locale, refunded || amount, currency);
  const action = (
    <ButtonLink to="/credits" look="soft">
      {t('payment_result.buy_again')}
    </ButtonLink>
  );
  if (state === 'refunded')
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
    </ResultWords>
  );
}
