import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TIME_BONUS } from '#contract/constants';
import type { Payment } from '#contract/payments';
import { getOpenPayments } from '#contract/transactions';
import { useAccountText, useMoneyText } from '#i18n/react';
import { currentMemberId } from '../../accounts/tab-session.ts';
import { loadDocument } from '../../connection/reload-guard.ts';
import { invalidate } from '../../data/invalidate.ts';
import { query } from '../../data/query.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { useTimeBonus } from '../time-bonus/use-time-bonus.ts';
import { clearPersistedOrder } from './persisted-order.ts';
import type { StartedOrder } from './started-order-query.ts';
import { useCancelPayment } from './use-cancel-payment.ts';

type OpenOrdersProps = {
  started: StartedOrder | null;
  /** True if this page shows prices without a discount. */
  isFull: boolean;
  plannedOrder?: { bundle: string; credits: number };
};

/** @spec 4.9 */
export function OpenOrders({ started, isFull, plannedOrder }: OpenOrdersProps) {
  const { data } = useQuery(query(getOpenPayments));
  const open = data?.payments ?? [];
  const startedId = started?.payment.payment_id;
  const others = open.filter(({ payment }) => payment.payment_id !== startedId);
  const holds = open.some(({ holds, payment }) => holds && payment.payment_id === startedId);
  const orders = started ? [{ ...started, holds }, ...others] : others;
  return orders.map(order => (
    <OpenOrder
      key={order.payment.payment_id}
      payment={order.payment}
      paymentUrl={order.leave_for}
      plannedOrder={order.payment.payment_id === startedId ? plannedOrder : undefined}
      holds={order.holds && (isFull ? 'here' : 'elsewhere')}
    />
  ));
}

type OpenOrderProps = {
  payment: Payment;
  /** The address where the member pays; null if this browser does not know it. */
  paymentUrl: string | null;
  /** False if the order holds no discount; `here` if this page shows full prices. */
  holds?: 'here' | 'elsewhere' | false;
  plannedOrder?: OpenOrdersProps['plannedOrder'] | undefined;
};

/**
 * Prevents a second payment by asking to continue or cancel the open order.
 * @spec 4.9
 */
function OpenOrder({ payment, paymentUrl, holds = false, plannedOrder }: OpenOrderProps) {
  const t = useAccountText();
  const isPending = payment.state !== 'created';
  // A direct debit needs no `paymentUrl`, because it continues on this site.
  const canContinue = payment.method === 'sdd' || Boolean(paymentUrl);
  return (
    <Section
      title={isPending ? t('payment_result.pending') : t('order.open')}
      headingClass="heading-s"
      className="stack gap-1 pad-3 tint radius-l"
    >
      <OpenOrderText payment={payment} holds={holds} />
      {!isPending && plannedOrder && plannedOrder.bundle !== payment.bundle && (
        <p>{t('order.open_first', { credits: plannedOrder.credits })}</p>
      )}
      <div className="flex wrap gap-1 pad-top-1 wide-buttons">
        {!isPending && <OpenOrderActions payment={payment} paymentUrl={paymentUrl} />}
        {(isPending || !canContinue) && (
          <ButtonLink to={`/transactions/${payment.payment_id}`} look="plain" small>
            {t('order.open_follow')}
          </ButtonLink>
        )}
        {isPending && plannedOrder && <AnotherOrderButton payment={payment.payment_id} />}
      </div>
    </Section>
  );
}

export function OpenOrderText({ payment, holds }: Pick<OpenOrderProps, 'payment' | 'holds'>) {
  const t = useAccountText();
  const { credits, amount, currency, state, method } = payment;
  const money = useMoneyText()(amount, currency);
  const values = { credits, money, method: t(`payment_method.${method}`) };
  return (
    <>
      <p>{state === 'created' ? t('order.open_text', values) : t('order.open_pending', values)}</p>
      {holds && <HeldDiscountText payment={payment} isFull={holds === 'here'} />}
    </>
  );
}

function HeldDiscountText({ payment, isFull }: { payment: Payment; isFull: boolean }) {
  const t = useAccountText();
  const money = useMoneyText()(payment.discount, payment.currency);
  const bonus = useTimeBonus();
  // A released time bonus is usable only while it lasts.
  const isFreed = payment.state === 'created' && (payment.code !== TIME_BONUS.code || bonus !== null);
  return (
    <p>
      {t('order.open_holds', { money })} {isFull && t('order.open_full')} {isFreed && t('order.open_frees')}
    </p>
  );
}

/** A pending payment can take days, so the member can start another order meanwhile. */
function AnotherOrderButton({ payment }: { payment: string }) {
  const t = useAccountText();
  const cache = useQueryClient();
  const startAnother = () => {
    clearPersistedOrder(currentMemberId(cache) ?? '', payment);
    void invalidate(cache, ['payments']);
  };
  return (
    <Button look="plain" small onClick={startAnother}>
      {t('order.open_another')}
    </Button>
  );
}

/** @spec 4.9 */
export function OpenOrderActions({ payment, paymentUrl }: Pick<OpenOrderProps, 'payment' | 'paymentUrl'>) {
  const t = useAccountText();
  const { mutate, isPending } = useCancelPayment();
  return (
    <>
      {payment.method === 'sdd' ? (
        <ButtonLink to="/directdebit">{t('order.open_go_on')}</ButtonLink>
      ) : (
        paymentUrl && <Button onClick={() => loadDocument(paymentUrl)}>{t('order.open_go_on')}</Button>
      )}
      <Button look="plain" busy={isPending} onClick={() => mutate({ payment: payment.payment_id })}>
        {t('order.open_give_up')}
      </Button>
    </>
  );
}
