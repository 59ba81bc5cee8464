import type { Payment, UnsuccessfulPaymentState } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { InfoIcon, WarningIcon } from '../../ui/icons.ts';
import { useOrderAddress } from '../order/order-address.ts';
import { ResultMessage } from './result-message.tsx';

const titles = {
  failed: 'errors.payment_failed',
  cancelled: 'payment_result.cancelled',
  expired: 'payment_result.expired',
} as const satisfies Record<UnsuccessfulPaymentState, string>;

/**
 * A payment that the member cancelled gets no warning icon.
 * @spec 4.9
 */
export function UnsuccessfulPayment({ payment }: { payment: Payment }) {
  const t = useAccountText();
  const { state, failure, bundle, code, method } = payment;
  const orderAddress = useOrderAddress(payment);
  const isPaid = failure === 'amount_differs';
  const otherMethods = orderAddress({ code });
  const retry = isPaid ? otherMethods : orderAddress({ method, code });
  if (payment.is_repeat && state === 'failed' && !isPaid) return <CardFailed payment={payment} />;
  return (
    <ResultMessage
      icon={state === 'cancelled' && !isPaid ? <InfoIcon /> : <WarningIcon />}
      title={t(titles[isPaid ? 'failed' : (state as UnsuccessfulPaymentState)])}
      actions={
        <>
          {retry !== otherMethods && <ButtonLink to={retry}>{t('action.retry')}</ButtonLink>}
          <ButtonLink to={otherMethods} look={retry === otherMethods ? 'primary' : 'soft'}>
            {bundle ? t('payment_result.other_method') : t('direct_debit.to_bundles')}
          </ButtonLink>
        </>
      }
    >
      {failureTexts(payment).map(words => (
        <p key={words}>{t(words)}</p>
      ))}
    </ResultMessage>
  );
}

type FailedPayment = Pick<Payment, 'state' | 'failure' | 'is_repeat'>;
type FailureTextKey =
  | `payment_failure.${NonNullable<Payment['failure']>}`
  | `payment_result.${'not_charged' | 'cancelled_text' | 'expired_text' | 'card_text' | 'failed_text'}`;

/**
 * With `amount_differs`, the provider may have charged a wrong amount.
 * @spec 4.9 8.3
 */
export function failureTexts({ state, failure, is_repeat }: FailedPayment): FailureTextKey[] {
  if (failure === 'amount_differs') return ['payment_failure.amount_differs'];
  if (failure !== null) return [`payment_failure.${failure}`, 'payment_result.not_charged'];
  if (state === 'cancelled') return ['payment_result.cancelled_text'];
  if (state === 'expired') return ['payment_result.expired_text'];
  return [is_repeat ? 'payment_result.card_text' : 'payment_result.failed_text'];
}

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
            <Button onClick={onRetry}>{t('action.retry')}</Button>
          ) : (
            <ButtonLink to="/credits/repeat-order">{t('action.retry')}</ButtonLink>
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
