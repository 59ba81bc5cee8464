import type { Payment } from '#contract/payments';
import { useOwnText } from '#i18n/react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.ts';
import { orderAddress } from '../order/order-address.ts';
import { ResultWords } from './result-words.tsx';

type CardFailedProps = {
  payment: Pick<Payment, 'bundle' | 'failure'>;
  /** Where the overview stands on this very page; else it is led to. */
  onRetry?: () => void;
};

/** The kept card of a repeat order was refused (section 8): once more, or by PayPal. */
export function CardFailed({ payment: { bundle, failure }, onRetry }: CardFailedProps) {
  const t = useOwnText();
  return (
    <ResultWords
      icon={<WarningIcon />}
      title={t('errors.card_payment_failed')}
      actions={
        <>
          {onRetry ? (
            <Button onClick={onRetry}>{t('payment_result.retry')}</Button>
          ) : (
            <ButtonLink to="/credits/repeat-order">{t('payment_result.retry')}</ButtonLink>
          )}
          <ButtonLink to={bundle ? orderAddress(bundle, { method: 'paypal' }) : '/credits'} look="soft">
            {t('payment_result.by_paypal')}
          </ButtonLink>
        </>
      }
    >
      {failure ? (
        <>
          <p>{t(`payment_failure.${failure}`)}</p>
          <p>{t('payment_result.not_charged')}</p>
        </>
      ) : (
        <p>{t('payment_result.card_text')}</p>
      )}
    </ResultWords>
  );
}
