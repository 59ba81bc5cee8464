import { useQuery } from '@tanstack/react-query';
import { getBundles } from '#contract/credits';
import { getRepeatOrder } from '#contract/repeat-order';
import { useAccountText, useCountryName, useMoneyText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { ButtonLink } from '../../ui/button.tsx';

/**
 * Names the order's country if the page shows the prices of another country.
 * @spec 3.10
 */
export function RepeatOffer() {
  const t = useAccountText();
  const countryName = useCountryName();
  const money = useMoneyText();
  const { data: order } = useQuery(query(getRepeatOrder));
  const { data: prices } = useQuery(query(getBundles));
  if (!order) return null;
  const { credits, amount, currency, method, country } = order;
  const values = {
    credits,
    money: money(amount, currency),
    method: t(`payment_method.${method}`),
  };
  const isAbroad = prices !== undefined && prices.country !== country;
  return (
    <section
      className="row wrap justify-between radius-l bordered gap-1-2 pad-2-3"
      aria-label={t('repeat_order.title')}
    >
      <p>
        {isAbroad
          ? t('repeat_order.offer_abroad', { ...values, country: countryName(country) })
          : t('repeat_order.offer', values)}
      </p>
      <ButtonLink to="/credits/repeat-order" look="soft" small>
        {t('repeat_order.title')}
      </ButtonLink>
    </section>
  );
}
