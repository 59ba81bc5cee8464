import type { Payment } from '#contract/payments';
import { useOwnText } from '#i18n/react';
import { ButtonLink } from '../../ui/button.tsx';
import { InfoIcon, WarningIcon } from '../../ui/icons.ts';
import { orderAddress } from '../order/order-address.ts';
import { CardFailed } from './card-failed.tsx';
import { ResultWords } from './result-words.tsx';

type Unmade = 'failed' | 'cancelled' | 'expired';

const titles = {
  failed: 'errors.payment_failed',
  cancelled: 'payment_result.cancelled',
  expired: 'payment_result.expired',
} as const satisfies Record<Unmade, string>;

/** Failed, given up or expired: nothing was charged, and there are other methods. Who gave it up himself is not warned of it. */
export function UnmadePayment({ payment }: { payment: Payment }) {
  const t = useOwnText();
  if (payment.is_repeat && payment.state === 'failed') return <CardFailed payment={payment} />;
  return (
    <ResultWords
      icon={payment.state === 'cancelled' ? <InfoIcon /> : <WarningIcon />}
      title={t(titles[payment.state as Unmade])}
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
