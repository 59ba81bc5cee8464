import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '#contract/call';
import { type CountryCode, countries } from '#contract/countries';
import { getBundles } from '#contract/credits';
import { isMethodOffered, type PaymentMethod } from '#contract/payment-methods';
import type { getPaymentMethods } from '#contract/payments';
import { useAccountText, useColon, useMoneyText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { query } from '../../data/query.ts';
import { useSettings } from '../../site/settings-query.ts';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { LockIcon } from '../../ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { CodeField, UsedCode } from '../discounts/code-field.tsx';
import { canApplePay, worksHere } from './apple-pay.ts';
import { CountryField } from './country-field.tsx';
import { MethodChoice } from './method-choice.tsx';
import { bundlesAddress, debitAddress, orderAddress } from './order-address.ts';
import style from './order-page.module.css';
import { HeldDiscount, OrderNotes, OrderSummary } from './order-summary.tsx';
import type { Quote } from './quote-query.ts';
import { type OrderFormData, useOrderForm } from './use-order-form.ts';

/** @spec 2.9 3.10 4.8 */
export function OrderForm(orderData: OrderFormData & { onChoose: (method: PaymentMethod) => void }) {
  const t = useAccountText();
  const colon = useColon();
  const { bundle, code, quoted, methods, onChoose } = orderData;
  const { quote, refused } = quoted;
  const { debit_refused: debitRefused } = methods;
  const id = useId();
  // Apple Pay appears after hydration, because the server cannot check the device.
  const canDevice = useHydrated() && canApplePay();
  const offered = methods.methods.filter(({ name }) => worksHere(name, canDevice));
  const method = offered.some(({ name }) => name === orderData.method) ? orderData.method : null;
  const { bind, errors, isBusy, error } = useOrderForm({ ...orderData, method });
  const typed = refused ? null : code;
  return (
    <div className={`column gap-3 ${style.order}`}>
      <div className={style.what}>
        <OrderSummary quote={quote} />
      </div>
      <form {...bind} id={id} className={style.how}>
        {!method && <MethodUnavailable requested={orderData.method} debitRefused={debitRefused} />}
        {offered.length > 0 ? (
          <MethodChoice methods={offered} chosen={method} onChoose={onChoose} errors={errors} />
        ) : (
          <p>{t.rich('order.none', { service: words => <a href="/pages/service">{words}</a> })}</p>
        )}
        {debitRefused && orderData.method !== 'sdd' && (
          <p className="pad-top-1 quiet text-m">
            {colon(t('payment_method.sdd'))}
            {t(`errors.${debitRefused}`)}
          </p>
        )}
      </form>
      <div className={`stack gap-3 content-start pad-top-1 ${style.more}`}>
        <CountryField country={methods.country} onChanged={useOtherCurrency(quote, orderData)} />
        {typed && quote.code ? (
          <UsedCode code={quote.code.code} percentage={quote.code.value_percentage} />
        ) : (
          <CodeField typed={code} refused={refused} />
        )}
      </div>
      {offered.length > 0 && (
        <PayButton form={id} {...{ bundle, code: typed, quote, method, isBusy, error }} />
      )}
    </div>
  );
}

type MethodUnavailableProps = {
  requested: PaymentMethod | null;
  debitRefused: Output<typeof getPaymentMethods>['debit_refused'];
};

function MethodUnavailable({ requested, debitRefused }: MethodUnavailableProps) {
  const t = useAccountText();
  if (!useHydrated() || !requested) return null;
  return (
    <p className="pad-row warning-tint radius-m space-below-2">
      {requested === 'sdd' && debitRefused
        ? t(`errors.${debitRefused}`)
        : t('order.method_gone', { method: t(`payment_method.${requested}`) })}
    </p>
  );
}

/**
 * The returned function navigates, and resolves to true, if the country has another currency.
 * @spec 3.10
 */
function useOtherCurrency({ currency, credits }: Quote, { method, code }: OrderFormData) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { retired_payment_methods: retired } = useSettings();
  return async (country: CountryCode): Promise<boolean> => {
    if (countries[country].currency === currency) return false;
    const { bundles } = await cache.fetchQuery({ ...query(getBundles), staleTime: 0 });
    const same = bundles.find(bundle => bundle.credits === credits);
    const sameMethod = method && isMethodOffered(method, country, retired) ? method : undefined;
    const path = same ? orderAddress(same.id, { method: sameMethod, code }) : bundlesAddress(code);
    await navigate(path, { replace: true, preventScrollReset: same !== undefined });
    return true;
  };
}

type PayButtonProps = {
  form: string;
  bundle: string;
  code: string | null;
  quote: Quote;
  method: PaymentMethod | null;
  isBusy: boolean;
  error: unknown;
};

/** @spec 4.8 */
function PayButton({ form, bundle, code, quote, method, isBusy, error }: PayButtonProps) {
  const t = useAccountText();
  const money = useMoneyText()(quote.amount, quote.currency);
  return (
    <div className={style.pay}>
      <div className={`stack sticky items-center line-above bar-layer ${style.bar}`}>
        <div className={style.refused}>
          <ErrorText error={error} />
          <HeldDiscount error={error} quote={quote} />
        </div>
        <p className={`stack quiet text-s leading-1-2 only-narrow ${style.total}`}>
          {t('order.total')} <strong className="ink nowrap">{money}</strong>
        </p>
        {method === 'sdd' ? (
          <ButtonLink wide to={debitAddress(bundle, code)}>
            {t('order.to_debit', { money })}
          </ButtonLink>
        ) : (
          <SubmitButton wide form={form} busy={isBusy} icon={<LockIcon size={20} />}>
            {t('order.pay', { money })}
          </SubmitButton>
        )}
      </div>
      {method !== 'sdd' && <p className="quiet text-m text-center">{t('order.pay_hint')}</p>}
      <OrderNotes statement={quote.statement} />
    </div>
  );
}
