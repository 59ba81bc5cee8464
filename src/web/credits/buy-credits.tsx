import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useOwnText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { useApi } from '../api.ts';
import { CrownIcon } from '../ui/icons.ts';
import { bundlesQuery } from './bundles-query.ts';
import style from './buy-credits.module.css';
import { ActiveDiscount } from './discounts/active-discount.tsx';
import { CodeField, UsedCode } from './discounts/code-field.tsx';
import { discountQuery } from './discounts/discount-query.ts';
import { priceBundle, unfitEverywhere } from './discounts/price-bundle.ts';
import { codeIn, typedCodeQuery } from './discounts/typed-code-query.ts';
import { CountryField } from './order/country-field.tsx';
import { orderAddress } from './order/order-address.ts';
import { PriceList } from './price-list.tsx';
import { LimitNotice } from './spending/limit-notice.tsx';

/** The bundles as this member pays for them: where from, with which discount, each leading to its order. */
export function BuyCredits() {
  const t = useOwnText();
  const api = useApi();
  const user = useUser();
  const typed = codeIn(useSearchParams()[0]);
  const { data: prices } = useQuery(bundlesQuery(api));
  const { data: active } = useQuery(discountQuery(api));
  const { data: found } = useQuery(typedCodeQuery(api, typed));
  if (!prices) return null;
  const used = found?.code ?? null;
  const why = used && unfitEverywhere(used, prices);
  const refused = found?.refused ?? (why ? { code: 'discount_code_unfit' as const, params: { why } } : null);
  const codes = [used, active ?? null].filter(code => code !== null);
  const totals = prices.bundles.map(bundle => priceBundle(bundle, prices, codes).total);
  return (
    <div className={style.buying}>
      {totals.length > 0 && <LimitNotice amount={Math.min(...totals)} currency={prices.currency} />}
      <PriceList
        prices={prices}
        codes={codes}
        linkTo={({ id, code }) => orderAddress(id, { code: code === used ? used?.code : null })}
        after={<p className={style.quiet}>{t('buying.vat')}</p>}
      >
        {user?.paid_user === false && (
          <p className={style.premium}>
            <CrownIcon size={20} />
            {t('buying.premium')}
          </p>
        )}
        {active && (!used || refused) && <ActiveDiscount discount={active} />}
      </PriceList>
      <div className={style.fields}>
        <CountryField country={prices.country} />
        {used && !refused ? (
          <UsedCode code={used.code} percentage={used.value_percentage} />
        ) : (
          <CodeField typed={typed} refused={refused} />
        )}
      </div>
    </div>
  );
}
