import type { Payment, UnsuccessfulPaymentState } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { InfoIcon, WarningIcon } from '../../ui/icons.ts';
import { useOrderAddress } from '../order/use-order-address.ts';
import { CardFailed } from './card-failed.tsx';
import { failureTexts } from './failure-texts.ts';
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
          {retry !== otherMethods && <ButtonLink to={retry}>{t('payment_result.retry')}</ButtonLink>}
          <ButtonLink to={otherMethods} look={retry === otherMethods ? 'primary' : 'soft'}>
            {bundle ? t('payment_result.other_method') : t('payment_result.buy_again')}
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
