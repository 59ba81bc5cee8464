import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { methodFacts } from '#contract/payment-methods';
import type { Payment } from '#contract/payments';
import { useOwnText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { orderAddress } from '../order/order-address.ts';
import { useCancelPayment } from '../order/use-cancel-payment.ts';
import style from './payment-result.module.css';
import { ResultWords } from './result-words.tsx';

/** So long the bank's word may be on its way; who has none then did perhaps not pay. */
const ON_ITS_WAY_MS = 8_000;

/** Being processed: it is asked again by itself, and the page may be closed. */
export function WaitingPayment({ payment }: { payment: Payment }) {
  const t = useOwnText();
  const isLong = methodFacts[payment.method].kind === 'transfer';
  return (
    <ResultWords
      icon={<span className={style.spinner} />}
      title={t('payment_result.pending')}
      actions={payment.state === 'created' && <OtherWay payment={payment} />}
    >
      <p>{isLong ? t('payment_result.pending_transfer') : t('payment_result.pending_text')}</p>
    </ResultWords>
  );
}

/** What the bank has not heard of can be given up. */
function OtherWay({ payment }: { payment: Payment }) {
  const t = useOwnText();
  const [isShown, setShown] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useCancelPayment();
  const toOrder = ({ state, bundle, code }: Payment) => {
    if (state === 'cancelled') void navigate(bundle ? orderAddress(bundle, { code }) : '/credits');
  };
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), ON_ITS_WAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <Button look="soft" busy={isPending} onClick={() => mutate(payment.payment_id, { onSuccess: toOrder })}>
      {t('payment_result.not_paid')}
    </Button>
  );
}
