import { useLocale } from 'use-intl';
import type { SpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { useMoment } from '../../site/use-moment.ts';
import { remainingAmount } from './remaining-amount.ts';
import style from './spending-limit.module.css';

/** @spec D5.1 */
export function LimitStatus({ limit: spendingLimit }: { limit: SpendingLimit }) {
  const t = useAccountText();
  const locale = useLocale();
  const moment = useMoment();
  const { currency, limit, spent, unpaid, raised, pays_in, month_ends } = spendingLimit;
  const money = (minor: number, moneyCurrency = currency) => moneyText(locale, minor, moneyCurrency);
  const limitText = (amount: number | null, limitCurrency = currency) =>
    amount === null
      ? t('spending_limit.none')
      : amount === 0
        ? t('spending_limit.nothing')
        : t('spending_limit.month', { limit: money(amount, limitCurrency) });
  const remaining = remainingAmount({ ...spendingLimit, pays_in: currency }) ?? 0;
  const until = moment(month_ends);
  return (
    <div className={style.now}>
      <p className={style.limit}>{limitText(limit)}</p>
      {limit !== null && limit > 0 && (
        <meter
          className={style.meter}
          aria-label={t('spending_limit.title')}
          max={limit}
          value={Math.min(spent, limit)}
        />
      )}
      <p>{t('spending_limit.spent', { spent: money(spent) })}</p>
      {unpaid > 0 && <p className={style.quiet}>{t('spending_limit.unpaid', { unpaid: money(unpaid) })}</p>}
      {limit !== null && limit > 0 && (
        <p className={style.quiet}>
          {remaining > 0
            ? t('spending_limit.left', { left: money(remaining), until })
            : t('spending_limit.spent_out', { until })}
        </p>
      )}
      {limit !== null && currency !== pays_in && (
        <p className={style.quiet}>{t('spending_limit.other_currency', { currency: pays_in })}</p>
      )}
      {raised && (
        <p role="status" className={style.raised}>
          {t('spending_limit.raised', {
            from: moment(raised.from),
            limit: limitText(raised.limit, raised.currency),
          })}
        </p>
      )}
    </div>
  );
}
