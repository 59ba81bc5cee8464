import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { getBundles } from '#contract/credits';
import { getDiscountCode } from '#contract/discounts';
import { useAccountText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { query } from '../data/query.ts';
import { CrownIcon } from '../ui/icons.ts';
import style from './credits-page.module.css';
import { ActiveDiscount } from './discounts/active-discount.tsx';
import { CodeField, UsedCode } from './discounts/code-field.tsx';
import { mismatchWithAll, priceBundle } from './discounts/price-bundle.ts';
import { codeFromUrl, typedCodeQuery } from './discounts/typed-code-query.ts';
import { CountryField } from './order/country-field.tsx';
import { orderAddress } from './order/order-address.ts';
import { PriceList } from './price-list.tsx';
import { LimitNotice } from './spending/limit-notice.tsx';

/** @spec 2.9 3.7 D2.12 */
export function BuyCredits() {
  const t = useAccountText();
  const user = useUser();
  const typed = codeFromUrl(useSearchParams()[0]);
  const { data: prices } = useQuery(query(getBundles));
  const { data: activeDiscount } = useQuery(query(getDiscountCode));
  const { data: typedCode } = useQuery(typedCodeQuery(typed));
  if (!prices) return null;
  const validCode = typedCode?.code ?? null;
  const mismatch = validCode && mismatchWithAll(validCode, prices);
  const refused =
    typedCode?.refused ??
    (mismatch ? { code: 'discount_code_unfit' as const, params: { why: mismatch } } : null);
  const codes = [validCode, activeDiscount ?? null].filter(code => code !== null);
  const totals = prices.bundles.map(bundle => priceBundle(bundle, prices, codes).total);
  return (
    <div className="stack gap-3">
      {totals.length > 0 && <LimitNotice amount={Math.min(...totals)} currency={prices.currency} />}
      <PriceList
        prices={prices}
        codes={codes}
        linkTo={({ id, code }) => orderAddress(id, { code: code === validCode ? validCode?.code : null })}
        after={<p className="quiet">{t('buying.vat')}</p>}
      >
        {user?.paid_user === false && (
          <p className={`flex gap-1 items-start violet-strong weight-650 ${style.premium}`}>
            <CrownIcon size={20} />
            {t('buying.premium')}
          </p>
        )}
        {activeDiscount && (!validCode || refused) && <ActiveDiscount discount={activeDiscount} />}
      </PriceList>
      <div className={`stack items-start ${style.fields}`}>
        <CountryField country={prices.country} />
        {validCode && !refused ? (
          <UsedCode code={validCode.code} percentage={validCode.value_percentage} />
        ) : (
          <CodeField typed={typed} refused={refused} />
        )}
      </div>
    </div>
  );
}
