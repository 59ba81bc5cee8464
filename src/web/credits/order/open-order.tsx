import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useOwnText } from '#i18n/react';
import { memberIn } from '../../accounts/login-state.ts';
import { loadPage } from '../../connection/reload-guard.ts';
import { refresh } from '../../live/refresh.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { endOrder } from './kept-order.ts';
import style from './open-order.module.css';
import { debitAddress } from './order-address.ts';
import { useCancelPayment } from './use-cancel-payment.ts';

type OpenOrderProps = {
  payment: Payment;
  /** Where it is paid; null where this browser does not know. */
  leaveFor: string | null;
  /** It holds a discount, and what is shown here costs its whole price for that, or another order would. */
  holds?: 'here' | 'elsewhere' | false;
  /** It stands where the order would be filled in. */
  inPlaceOfForm?: boolean;
};

/** A payment under way: it is gone on with or given up, and not made twice. */
export function OpenOrder({ payment, leaveFor, holds, inPlaceOfForm }: OpenOrderProps) {
  const t = useOwnText();
  const locale = useLocale();
  const { credits, amount, currency, state } = payment;
  const values = {
    credits,
    money: moneyText(locale, amount, currency),
    method: t(`payment_method.${payment.method}`),
  };
  const isPaid = state !== 'created';
  return (
    <section className={style.open} aria-label={t('order.open')}>
      <h2>{isPaid ? t('payment_result.pending') : t('order.open')}</h2>
      <p>{isPaid ? t('order.open_pending', values) : t('order.open_text', values)}</p>
      {holds && <Holds payment={payment} isFull={holds === 'here'} />}
      <div className={style.actions}>
        <Onward payment={payment} leaveFor={leaveFor} />
        {!isPaid && <GiveUp payment={payment.payment_id} />}
        {isPaid && inPlaceOfForm && <Another payment={payment.payment_id} />}
      </div>
    </section>
  );
}

/** Its discount is nobody's meanwhile: why other orders cost more, and how it is free again. */
function Holds({ payment, isFull }: { payment: Payment; isFull: boolean }) {
  const t = useOwnText();
  const money = moneyText(useLocale(), payment.discount, payment.currency);
  return (
    <p>
      {t('order.open_holds', { money })} {isFull && t('order.open_full')}{' '}
      {payment.state === 'created' && t('order.open_frees')}
    </p>
  );
}

/** On to where it is paid, where that is known, else to what became of it. */
function Onward({ payment: { payment_id, state, method, bundle }, leaveFor }: OpenOrderProps) {
  const t = useOwnText();
  if (state === 'created' && method === 'sdd' && bundle)
    return <ButtonLink to={debitAddress(bundle, null)}>{t('order.open_go_on')}</ButtonLink>;
  if (state === 'created' && leaveFor)
    return <Button onClick={() => loadPage(leaveFor)}>{t('order.open_go_on')}</Button>;
  return (
    <ButtonLink to={`/transactions/${payment_id}?paid=1`} look="plain" small>
      {t('order.open_follow')}
    </ButtonLink>
  );
}

/** What the bank has may take days: who means another order says so, and gets its form. */
function Another({ payment }: { payment: string }) {
  const t = useOwnText();
  const cache = useQueryClient();
  const begin = () => {
    endOrder(memberIn(cache) ?? '', payment);
    refresh(cache, ['begun-order']);
  };
  return (
    <Button look="plain" small onClick={begin}>
      {t('order.open_another')}
    </Button>
  );
}

function GiveUp({ payment }: { payment: string }) {
  const t = useOwnText();
  const { mutate, isPending } = useCancelPayment();
  return (
    <Button look="plain" busy={isPending} onClick={() => mutate(payment)}>
      {t('order.open_give_up')}
    </Button>
  );
}
