import type { Payment } from '#contract/payments';
import { useOwnText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { WarningIcon } from '../../ui/icons.ts';
import { orderAddress } from '../order/order-address.ts';
import { CardFailed } from './card-failed.tsx';
import { ResultWords } from './result-words.tsx';

/** Failed, cancelled or expired: nothing was charged, and there are other methods. */
export function UnmadePayment({ payment }: { payment: Payment }) {
  const t = useOwnText();
  if (payment.is_repeat && payment.state === 'failed') return <CardFailed payment={payment} />;
  const isExpired = payment.state === 'expired';
  return (
    <ResultWords
      icon={<WarningIcon />}
      title={isExpired ? t('payment_result.expired') : t('errors.payment_failed')}
      actions={
        <ButtonLink to={payment.bundle ? orderAddress(payment.bundle, { code: payment.code }) : '/credits'}>
          {payment.bundle ? t('payment_result.other_method') : t('payment_result.buy_again')}
        </ButtonLink>
      }
    >
      <Why payment={payment} />
    </ResultWords>
  );
}

function Why({ payment: { state, failure } }: { payment: Payment }) {
  const t = useOwnText();
  if (state === 'cancelled') return <p>{t('payment_result.cancelled_text')}</p>;
  if (state === 'expired') return <p>{t('payment_result.expired_text')}</p>;
  if (failure === null) return <p>{t('payment_result.failed_text')}</p>;
  return (
    <>
      <p>{t(`payment_failure.${failure}`)}</p>
      {failure !== 'amount_differs' && <p>{t('payment_result.not_charged')}</p>}
    </>
  );
}
