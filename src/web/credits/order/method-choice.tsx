import { useId } from 'react';
import type { Output } from '#contract/call';
import { methodDetails, type PaymentMethod } from '#contract/payment-methods';
import type { getPaymentMethods } from '#contract/payments';
import { useAccountText } from '#i18n/react';
import { CheckboxField } from '../../ui/choices.tsx';
import { FieldErrorText } from '../../ui/field.tsx';
import { SelectField } from '../../ui/inputs.tsx';
import style from './method-choice.module.css';
import { MethodLogo } from './method-logo.tsx';

type MethodChoiceProps = {
  methods: readonly Output<typeof getPaymentMethods>['methods'][number][];
  chosen: PaymentMethod | null;
  onChoose: (method: PaymentMethod) => void;
  errors: { method?: string | null | undefined; bank?: string | null | undefined };
};

/** @spec 3.10 */
export function MethodChoice({ methods, chosen, onChoose, errors }: MethodChoiceProps) {
  const t = useAccountText();
  const id = useId();
  return (
    <fieldset className={`container ${style.methods}`} aria-describedby={errors.method ? id : undefined}>
      <legend>{t('order.method')}</legend>
      <FieldErrorText id={id} error={errors.method} />
      <ul>
        {methods.map(({ name, banks, can_be_kept }) => (
          <li key={name} className={`line-above ${style.method}`}>
            <label className={`row gap-s pad-block-1 pointer ${style.choice}`}>
              <input
                type="radio"
                className="radio"
                name="method"
                value={name}
                checked={name === chosen}
                onChange={() => onChoose(name)}
                aria-invalid={errors.method ? true : undefined}
              />
              <MethodLogo method={name} />
              <span className="stack may-shrink leading-snug">
                <span className={`weight-650 ${style.name}`}>{t(`payment_method.${name}`)}</span>
                <span className={`quiet text-m ${style.kind}`}>
                  {t(`payment_kind.${methodDetails[name].kind}`)}
                </span>
              </span>
            </label>
            {name === chosen && <MethodOptions banks={banks} canBeStored={can_be_kept} error={errors.bank} />}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type MethodOptionsProps = {
  banks: Output<typeof getPaymentMethods>['methods'][number]['banks'];
  canBeStored: boolean;
  error: string | null | undefined;
};

function MethodOptions({ banks, canBeStored, error }: MethodOptionsProps) {
  const t = useAccountText();
  if (banks.length === 0 && !canBeStored) return null;
  return (
    <div className={`stack gap-1 ${style.details}`}>
      {banks.length > 0 && (
        <SelectField
          label={t('order.bank')}
          name="bank"
          defaultValue=""
          error={error ?? null}
          none={t('order.bank_choose')}
          options={banks.map(bank => ({ value: bank.id, name: bank.name }))}
        />
      )}
      {canBeStored && (
        <CheckboxField name="keep_card" label={t('order.store_card')} hint={t('order.store_card_hint')} />
      )}
    </div>
  );
}
