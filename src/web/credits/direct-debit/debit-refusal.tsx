import { useLocale } from 'use-intl';
import { isApiError } from '#contract/errors';
import type { Payment } from '#contract/payments';
import { calendarDay } from '#i18n/date-text';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useOrderAddress } from '../order/order-address.ts';

type DebitRefusalProps = {
  error: unknown;
  order: Pick<Payment, 'bundle' | 'currency'>;
  /** Earliest day (`YYYY-MM-DD`) on which the bank collects the earlier debit. */
  openUntil?: string | null;
};

/** @spec 5.8 */
export function DebitRefusal({ error, order, openUntil }: DebitRefusalProps) {
  const locale = useLocale();
  const t = useAccountText();
  const orderAddress = useOrderAddress(order);
  const isOf = (codes: string[]) => isApiError(error) && codes.includes(error.code);
  const isLess = isOf(['direct_debit_refused', 'direct_debit_limit', 'payment_method_unknown']);
  const isClosed = isLess || isOf(['direct_debit_open', 'unconfirmed', 'sms_limit']);
  return (
    <>
      <ErrorText error={error} />
      {openUntil && isOf(['direct_debit_open']) && (
        <p>{t('direct_debit.open_day', { day: calendarDay(openUntil, locale) })}</p>
      )}
      {isClosed && (
        <div className="flex wrap gap-1">
          {isLess && (
            <ButtonLink look="soft" to="/credits">
              {t('direct_debit.way_cheaper')}
            </ButtonLink>
          )}
          {order.bundle && (
            <ButtonLink look="soft" to={orderAddress()}>
              {t('direct_debit.way_other')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
