import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Output } from '#contract/call';
import { type ApiError, isApiError } from '#contract/errors';
import type { PaymentMethod } from '#contract/payment-methods';
import { type getPaymentMethods, startPayment } from '#contract/payments';
import { errorText } from '#i18n/error-text';
import { useAccountText } from '#i18n/react';
import type { OrderDetails } from './persisted-order.ts';
import type { QuoteResult } from './quote-query.ts';
import { useStartOrder } from './use-start-order.ts';

export type OrderFormData = {
  bundle: string;
  code: string | null;
  quoted: QuoteResult;
  methods: Output<typeof getPaymentMethods>;
  method: PaymentMethod | null;
};

const shownFields = ['method', 'bank', 'code'];
type MissingField = 'method' | 'bank' | null;

/** @spec 4.8 */
export function useOrderForm(formData: OrderFormData) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<MissingField>(null);
  const { mutate, isPending, data: started, error } = useStartOrder(startPayment);
  const refusal = isApiError(error) ? error : null;
  useEffect(() => {
    if (missing || refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [missing, refusal]);
  const isBusy = isPending || Boolean(started);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readOrder(formData, new FormData(event.currentTarget));
    setMissing(read.lacks);
    if (!read.order) return;
    const { code, bank, ...rest } = read.order;
    mutate({ order: read.order, body: { ...rest, ...(code && { code }), ...(bank && { bank }) } });
  };
  return {
    bind: { ref: form, onSubmit, noValidate: true },
    isBusy,
    errors: useFieldErrors(formData.method, missing, refusal),
    /** The error for the pay button; null if a field shows it. */
    error: shownFields.some(field => refusal?.fields[field]) ? null : error,
  };
}

function readOrder(
  { bundle, code, quoted, methods: { country, methods }, method }: OrderFormData,
  values: FormData,
): { lacks: MissingField; order?: OrderDetails } {
  if (!method) return { lacks: 'method' };
  const bank = String(values.get('bank') ?? '') || null;
  const needsBank = methods.some(({ name, banks }) => name === method && banks.length > 0);
  if (needsBank && !bank) return { lacks: 'bank' };
  const { amount } = quoted.quote;
  const keep_card = values.has('keep_card');
  const order = { bundle, country, code: quoted.refused ? null : code, method, bank, keep_card, amount };
  return { lacks: null, order };
}

function useFieldErrors(method: PaymentMethod | null, lacks: MissingField, refusal: ApiError | null) {
  const t = useAccountText();
  const refusedAt = (field: string) => {
    const fieldError = refusal?.fields[field];
    return fieldError ? errorText(t, fieldError) : null;
  };
  return {
    method: !method && lacks === 'method' ? t('order.method_needed') : refusedAt('method'),
    bank: lacks === 'bank' ? t('order.bank_choose') : refusedAt('bank'),
  };
}
