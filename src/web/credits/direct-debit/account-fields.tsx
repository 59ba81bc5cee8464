import { type ReactNode, useId } from 'react';
import type { DirectDebitForm } from '#contract/direct-debit';
import { useAccountText } from '#i18n/react';
import { TextField } from '../../ui/inputs.tsx';
import style from './direct-debit-page.module.css';

type FieldsProps = {
  errorOf: (field: string) => string | null;
  typed: Partial<DirectDebitForm>;
  /** Text on the bank statement and in the SMS with the code. */
  statement: string;
};

/** @spec 3.11 */
export function AccountFields({ errorOf, typed, statement }: FieldsProps) {
  const t = useAccountText();
  const field = <Name extends keyof DirectDebitForm>(name: Name) => ({
    name,
    error: errorOf(name),
    defaultValue: String(typed[name] ?? ''),
  });
  return (
    <>
      <Group title={t('direct_debit.account')}>
        <TextField
          label={t('direct_debit.account_holder')}
          autoComplete="name"
          {...field('account_holder')}
        />
        <TextField
          label={t('direct_debit.iban')}
          hint={t('direct_debit.iban_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className={style.iban}
          {...field('iban')}
        />
      </Group>
      <Group title={t('direct_debit.address')} hint={t('direct_debit.address_hint')}>
        <div className={`stack gap-2 ${style.street}`}>
          <TextField label={t('direct_debit.street')} autoComplete="address-line1" {...field('street')} />
          <TextField label={t('direct_debit.house_number')} autoComplete="off" {...field('house_number')} />
        </div>
        <div className={`stack gap-2 ${style.city}`}>
          <TextField label={t('direct_debit.zip')} autoComplete="postal-code" {...field('zip')} />
          <TextField label={t('direct_debit.city')} autoComplete="address-level2" {...field('city')} />
        </div>
      </Group>
      <TextField
        label={t('direct_debit.phone')}
        hint={t('direct_debit.phone_hint', { statement })}
        type="tel"
        autoComplete="tel"
        {...field('phone')}
      />
    </>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className={`stack gap-2 ${style.group}`} aria-describedby={hint ? id : undefined}>
      <legend>{title}</legend>
      {hint && (
        <p id={id} className="quiet text-m">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
