import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Output } from '#contract/call';
import { ApiError, isApiError } from '#contract/errors';
import { deleteStoredCard, getRepeatOrder } from '#contract/repeat-order';
import { useAccountText, useColon, useMoneyText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LockIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { DebitRefusal } from '../direct-debit/debit-refusal.tsx';
import { canApplePay, worksHere } from '../order/apple-pay.ts';
import { MethodLogo } from '../order/method-logo.tsx';
import { OpenOrders } from '../order/open-orders.tsx';
import { debitAddress, useOrderAddress } from '../order/order-address.ts';
import { OrderNotes, OrderQuote } from '../order/order-summary.tsx';
import { CardFailed } from '../payments/unsuccessful-payment.tsx';
import { LimitNotice } from '../spending/limit-notice.tsx';
import style from './repeat-order.module.css';
import { useRepeatOrder } from './use-repeat-order.ts';

/** @spec 3.10 2.9 */
export function ConfirmRepeat({ order }: { order: NonNullable<Output<typeof getRepeatOrder>> }) {
  const t = useAccountText();
  const { start, reset, isPending, isSuccess, error, justNow } = useRepeatOrder(order);
  const orderAddress = useOrderAddress(order);
  const { card, refused } = order;
  if (isApiError(error) && error.code === 'card_payment_failed')
    return <CardFailed payment={{ ...order, failure: null }} onRetry={reset} />;
  return (
    <div className={`stack gap-3 centered pad-page ${style.page}`}>
      <h1>{t('repeat_order.title')}</h1>
      <p className="quiet">{t('repeat_order.lead')}</p>
      <OpenOrders started={null} isFull={order.discount === 0} />
      {!refused && <LimitNotice {...order} />}
      <section className="stack gap-2 pad-3 raised radius-l bordered" aria-label={t('order.summary')}>
        <Method order={order} />
        <OrderQuote quote={order} />
        <OrderNotes statement={order.statement} />
      </section>
      {refused ? (
        <div className="stack gap-1">
          <DebitRefusal error={new ApiError(refused)} order={order} />
        </div>
      ) : (
        <>
          <div className="stack gap-1">
            <Refusal error={error} justNow={justNow} />
            <Confirm
              order={order}
              isAgain={justNow !== null}
              isBusy={isPending || isSuccess}
              onConfirm={start}
            />
          </div>
          <div className="flex wrap gap-1 justify-center">
            <ButtonLink to={orderAddress()} look="plain" small>
              {t('repeat_order.other')}
            </ButtonLink>
            {card && <DeleteCard card={card.id} />}
          </div>
        </>
      )}
    </div>
  );
}

/** If `justNow` names a payment for the same order, asks for another confirmation. */
function Refusal({ error, justNow }: { error: unknown; justNow: string | null }) {
  const t = useAccountText();
  if (justNow && (!error || isOrderedJustNow(error)))
    return (
      <p role="alert" className="pad-row warning-tint radius-m">
        {t.rich('repeat_order.just_now', {
          that: words => <Link to={`/transactions/${justNow}`}>{words}</Link>,
        })}
      </p>
    );
  const isUnavailable = isApiError(error) && (error.fields.bank ?? error.fields.method);
  return isUnavailable ? (
    <p role="alert" className="pad-row warning-tint radius-m">
      {t('repeat_order.gone')}
    </p>
  ) : (
    <ErrorText error={error} />
  );
}

const isOrderedJustNow = (error: unknown): boolean => isApiError(error) && error.code === 'ordered_just_now';

type ConfirmProps = {
  order: NonNullable<Output<typeof getRepeatOrder>>;
  isAgain: boolean;
  isBusy: boolean;
  onConfirm: () => void;
};

function Confirm({ order, isAgain, isBusy, onConfirm }: ConfirmProps) {
  const { bundle, method, card, amount, currency } = order;
  const t = useAccountText();
  const hydrated = useHydrated();
  const money = useMoneyText()(amount, currency);
  if (method === 'sdd')
    return (
      <ButtonLink wide to={debitAddress(bundle, null)}>
        {t('order.to_debit', { money })}
      </ButtonLink>
    );
  if (hydrated && !worksHere(method, canApplePay()))
    return <p>{t('order.method_gone', { method: t(`payment_method.${method}`) })}</p>;
  return (
    <>
      <Button wide disabled={!hydrated} busy={isBusy} icon={<LockIcon size={20} />} onClick={onConfirm}>
        {t(isAgain ? 'repeat_order.pay_again' : 'repeat_order.pay', { money })}
      </Button>
      <p className={`text-center ${style.hint}`}>
        {card ? t('repeat_order.hint_card') : t('order.pay_hint')}
      </p>
    </>
  );
}

function Method({ order: { method, card } }: { order: NonNullable<Output<typeof getRepeatOrder>> }) {
  const t = useAccountText();
  const colon = useColon();
  return (
    <div className={`row wrap gap-s line-below ${style.method}`}>
      <MethodLogo method={method} />
      <p className={`stack leading-snug ${style.words}`}>
        <span className="unseen">{colon(t('payment.method'))}</span>
        <span className={`weight-650 ${style.name}`}>{t(`payment_method.${method}`)}</span>
        {card && <span>{t('repeat_order.card', { label: card.label })}</span>}
      </p>
    </div>
  );
}

/**
 * A toast names the stored card that repeat orders will use instead, if any.
 * @spec D2.15
 */
function DeleteCard({ card }: { card: string }) {
  const t = useAccountText();
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(deleteStoredCard, {
    async onSuccess() {
      const { queryKey } = query(getRepeatOrder);
      await cache.invalidateQueries({ queryKey });
      const nextCard = cache.getQueryData(queryKey)?.card;
      const isAnother = nextCard && nextCard.id !== card;
      toast(
        isAnother ? t('repeat_order.deleted_named_card', nextCard) : t('repeat_order.deleted_card'),
        'good',
      );
    },
    onError: useFailureToast(),
  });
  return (
    <Button look="plain" small busy={isPending} onClick={() => mutate({ card })}>
      {t('repeat_order.delete_card')}
    </Button>
  );
}
