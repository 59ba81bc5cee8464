import { useLocale } from 'use-intl';
import type { PaymentMethod } from '#contract/payment-methods';
import { moneyText } from '#i18n/money';
import { useAccountText } from '#i18n/react';
import { ErrorText } from '../../accounts/error-text.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { LockIcon } from '../../ui/icons.ts';
import { HeldDiscount } from './held-discount.tsx';
import { debitAddress } from './order-address.ts';
import style from './order-page.module.css';
import { OrderNotes } from './order-summary.tsx';
import type { Quote } from './quote-query.ts';

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
export function PayButton({ form, bundle, code, quote, method, isBusy, error }: PayButtonProps) {
  const t = useAccountText();
  const money = moneyText(useLocale(), quote.amount, quote.currency);
  return (
    <div className={style.pay}>
      <div className={style.bar}>
        <div className={style.refused}>
          <ErrorText error={error} />
          <HeldDiscount error={error} quote={quote} />
        </div>
        <p className={style.total}>
          {t('order.total')} <strong>{money}</strong>
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
      {method !== 'sdd' && <p className={style.hint}>{t('order.pay_hint')}</p>}
      <OrderNotes statement={quote.statement} />
    </div>
  );
}
