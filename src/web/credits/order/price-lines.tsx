import { useLocale } from 'use-intl';
import { wholePercentage } from '#contract/order-price';
import type { Payment } from '#contract/payments';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import style from './order-summary.module.css';

type PriceDetails = Pick<
  Payment,
  'credits' | 'currency' | 'list_price' | 'discount' | 'amount' | 'vat' | 'vat_rate' | 'vat_country'
>;

/** @spec D2.12 */
export function PriceLines({ quote }: { quote: PriceDetails }) {
  const t = useAccountText();
  const locale = useLocale();
  const { credits, currency, list_price, discount, amount, vat, vat_rate, vat_country } = quote;
  const percentage = wholePercentage(list_price, discount);
  const money = (minor: number) => moneyText(locale, minor, currency);
  return (
    <dl className={style.lines}>
      <div>
        <dt>{t('order.item', { credits })}</dt>
        <dd>{money(list_price)}</dd>
      </div>
      {discount > 0 && (
        <div className={style.off}>
          <dt>{percentage === null ? t('order.discount_money') : t('order.discount', { percentage })}</dt>
          <dd>−&nbsp;{money(discount)}</dd>
        </div>
      )}
      <div className={style.total}>
        <dt>{t('order.total')}</dt>
        <dd>{money(amount)}</dd>
      </div>
      {vat > 0 && (
        <div className={style.vat}>
          <dt>{t('order.vat', { percentage: vat_rate / 100, country: t(`country.${vat_country}`) })}</dt>
          <dd>{money(vat)}</dd>
        </div>
      )}
    </dl>
  );
}
