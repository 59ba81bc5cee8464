import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { SPENDING_LIMIT_MAX, SPENDING_LIMIT_RAISE_HOURS } from '#contract/constants';
import {
  getSpendingLimit,
  type SpendingLimit,
  setSpendingLimit,
} from '#contract/withdrawals-and-spending-limit';
import { useAccountText, useMoneyText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { useCall } from '../../data/use-call.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import style from './spending-limit.module.css';

/** @spec D5.1 */
export function LimitForm({ limit: { limit, raised, pays_in } }: { limit: SpendingLimit }) {
  const t = useAccountText();
  const money = useMoneyText();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const { mutate, isPending, variables } = useSetLimit(() => {
    if (field.current) field.current.value = '';
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = parseAmount(field.current?.value ?? '');
    setIsInvalid(amount === null);
    if (amount === null) field.current?.focus();
    else if (!isPending) mutate({ limit: amount });
  };
  const isRemoved = limit === null || (raised !== null && raised.limit === null);
  return (
    <form onSubmit={onSubmit} noValidate className={`stack gap-2 ${style.form}`}>
      <TextField
        ref={field}
        label={t('spending_limit.label', { currency: pays_in })}
        hint={t('spending_limit.hint', { hours: SPENDING_LIMIT_RAISE_HOURS })}
        name="limit"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        error={isInvalid ? t('spending_limit.wrong', { max: money(SPENDING_LIMIT_MAX, pays_in) }) : null}
      />
      <div className="flex wrap gap-1">
        <SubmitButton busy={isPending && variables.limit !== null}>{t('action.save')}</SubmitButton>
        {!isRemoved && (
          <Button
            look="plain"
            busy={isPending && variables.limit === null}
            onClick={() => mutate({ limit: null })}
          >
            {t('spending_limit.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

function useSetLimit(onSet: () => void) {
  const t = useAccountText();
  const cache = useQueryClient();
  return useCall(setSpendingLimit, {
    onSuccess(set) {
      cache.setQueryData(query(getSpendingLimit).queryKey, set);
      toast(t('state.saved'), 'good');
      onSet();
    },
    onError: useFailureToast(),
  });
}

/** The currency may stand before or after the amount. */
const currencyPattern = /^(?:\p{Sc}|[A-Z]{3}|zł)|(?:\p{Sc}|[A-Z]{3}|zł)$/u;

/** A separator before exactly three digits separates thousands. */
const thousandsPattern = /^([1-9]\d{0,2})([.,'’])(\d{3})(?!\d|\2)/;

/**
 * Returns minor units, or null if the amount is invalid or too large.
 * @spec D5.1
 */
export function parseAmount(typed: string): number | null {
  const digits = typed
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(currencyPattern, '')
    .replace(thousandsPattern, '$1$3');
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(digits);
  if (!match) return null;
  const [, whole = '', part = ''] = match;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return amount <= SPENDING_LIMIT_MAX ? amount : null;
}
