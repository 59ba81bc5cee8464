import { useLocale } from 'use-intl';
import { moneyText } from '#i18n/money';
import { useOwnText } from '#i18n/react';
import { loadPage } from '../../connection/reload-guard.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { BegunOrder } from './begun-order-query.ts';
import style from './open-order.module.css';
import { useCancelPayment } from './use-cancel-payment.ts';

/** A payment under way: it is gone on with or given up, and not made twice. */
export function OpenOrder({ begun: { payment, leave_for } }: { begun: BegunOrder }) {
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
      <div className={style.actions}>
        {isPaid ? (
          <ButtonLink to={`/transactions/${payment.payment_id}?paid=1`}>{t('order.open_follow')}</ButtonLink>
        ) : (
          <Unpaid payment={payment.payment_id} leaveFor={leave_for} />
        )}
      </div>
    </section>
  );
}

function Unpaid({ payment, leaveFor }: { payment: string; leaveFor: string }) {
  const t = useOwnText();
  const { mutate, isPending } = useCancelPayment();
  return (
    <>
      <Button onClick={() => loadPage(leaveFor)}>{t('order.open_go_on')}</Button>
      <Button look="plain" busy={isPending} onClick={() => mutate(payment)}>
        {t('order.open_give_up')}
      </Button>
    </>
  );
}
