import { useQuery } from '@tanstack/react-query';
import { getSpendingLimit, type SpendingLimit } from '#contract/withdrawals-and-spending-limit';
import { useAccountText, useMoneyText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../../accounts/settings/settings-frame.tsx';
import { query } from '../../data/query.ts';
import { useMoment } from '../../site/use-moment.ts';
import { LimitForm } from './limit-form.tsx';
import { remainingAmount } from './limit-notice.tsx';
import style from './spending-limit.module.css';

const queries: PageQueries = () => [query(getSpendingLimit)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/** @spec D5.1 */
export default function SpendingLimitPage() {
  const t = useAccountText();
  const { data: limit } = useQuery(query(getSpendingLimit));
  return (
    <SettingsFrame title={t('spending_limit.title')} intro={t('spending_limit.intro')}>
      {limit && (
        <>
          <SettingsSection>
            <LimitStatus limit={limit} />
          </SettingsSection>
          <SettingsSection>
            <LimitForm limit={limit} />
          </SettingsSection>
        </>
      )}
    </SettingsFrame>
  );
}

/** @spec D5.1 */
function LimitStatus({ limit: spendingLimit }: { limit: SpendingLimit }) {
  const t = useAccountText();
  const moneyText = useMoneyText();
  const moment = useMoment();
  const { currency, limit, spent, unpaid, raised, pays_in, month_ends } = spendingLimit;
  const money = (minor: number, moneyCurrency = currency) => moneyText(minor, moneyCurrency);
  const limitText = (amount: number | null, limitCurrency = currency) =>
    amount === null
      ? t('spending_limit.none')
      : amount === 0
        ? t('spending_limit.nothing')
        : t('spending_limit.month', { limit: money(amount, limitCurrency) });
  const remaining = remainingAmount({ ...spendingLimit, pays_in: currency }) ?? 0;
  const until = moment(month_ends);
  return (
    <div className="stack gap-1">
      <p className={style.limit}>{limitText(limit)}</p>
      {limit !== null && limit > 0 && (
        <meter
          className={`full-width tint round reading ${style.meter}`}
          aria-label={t('spending_limit.title')}
          max={limit}
          value={Math.min(spent, limit)}
        />
      )}
      <p>{t('spending_limit.spent', { spent: money(spent) })}</p>
      {unpaid > 0 && <p className="quiet">{t('spending_limit.unpaid', { unpaid: money(unpaid) })}</p>}
      {limit !== null && limit > 0 && (
        <p className="quiet">
          {remaining > 0
            ? t('spending_limit.left', { left: money(remaining), until })
            : t('spending_limit.spent_out', { until })}
        </p>
      )}
      {limit !== null && currency !== pays_in && (
        <p className="quiet">{t('spending_limit.other_currency', { currency: pays_in })}</p>
      )}
      {raised && (
        <p role="status" className={`justify-self-start tint radius-m ${style.raised}`}>
          {t('spending_limit.raised', {
            from: moment(raised.from),
            limit: limitText(raised.limit, raised.currency),
          })}
        </p>
      )}
    </div>
  );
}
