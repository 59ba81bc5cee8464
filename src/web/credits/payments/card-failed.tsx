import type { Payment } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.ts';
import { useOrderAddress } from '../order/use-order-address.ts';
import { failureTexts } from './failure-texts.ts';
import { ResultMessage } from './result-message.tsx';

type CardFailedProps = {
  payment: Pick<Payment, 'bundle' | 'currency' | 'failure'>;
  /** If `onRetry` is undefined, a link to /credits/repeat-order replaces the button. */
  onRetry?: () => void;
};

/** @spec 8.1 D2.15 */
export function CardFailed({ payment, onRetry }: CardFailedProps) {
  const t = useAccountText();
  const orderAddress = useOrderAddress(payment);
  return (
    <ResultMessage
      icon={<WarningIcon />}
      title={t('errors.card_payment_failed')}
      actions={
        <>
          {onRetry ? (
            <Button onClick={onRetry}>{t('payment_result.retry')}</Button>
          ) : (
            <ButtonLink to="/credits/repeat-order">{t('payment_result.retry')}</ButtonLink>
          )}
          <ButtonLink to={orderAddress({ method: 'paypal' })} look="soft">
            {t('payment_result.by_paypal')}
          </ButtonLink>
        </>
      }
    >
      {failureTexts({ state: 'failed', failure: payment.failure, is_repeat: true }).map(words => (
        <p key={words}>{t(words)}</p>
      ))}
    </ResultMessage>
  );
}
