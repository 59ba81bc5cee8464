import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, isApiError } from '#contract/errors';
import type { PaymentMethod } from '#contract/payment-methods';
import { errorText } from '#i18n/error-text';
import { useOwnText } from '#i18n/react';
import type { Order } from './kept-order.ts';
import type { Methods } from './methods-query.ts';
import type { Quoted } from './quote-query.ts';
import { useStartPayment } from './use-start-payment.ts';

export type OrderFacts = {
  bundle: string;
  code: string | null;
  quoted: Quoted;
  methods: Methods;
  method: PaymentMethod | null;
};

const shownFields = ['method', 'bank', 'code'];
type Lack = 'method' | 'bank' | null;

/** The form of an order: what it still lacks is said at its field, then it is sent with the total that stands on its button. */
export function useOrderForm(facts: OrderFacts) {
  const form = useRef<HTMLFormElement>(null);
  const [lacks, setLacks] = useState<Lack>(null);
  const { mutate, isPending, data: leaveFor, error } = useStartPayment();
  const refusal = isApiError(error) ? error : null;
  useEffect(() => {
    if (lacks || refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [lacks, refusal]);
  const isBusy = isPending || typeof leaveFor === 'string';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = orderOf(facts, new FormData(event.currentTarget));
    setLacks(read.lacks);
    if (read.order) mutate(read.order);
  };
  return {
    bind: { ref: form, onSubmit, noValidate: true },
    isBusy,
    errors: useErrors(facts.method, lacks, refusal),
    /** What no field explains; why the code does not count is said beside it by the price asked anew. */
    error: shownFields.some(field => refusal?.fields[field]) ? null : error,
  };
}

/** The order that was filled in, or what it still lacks. */
function orderOf(
  { bundle, code, quoted, methods: { country, methods }, method }: OrderFacts,
  values: FormData,
): { lacks: Lack; order?: Order } {
  if (!method) return { lacks: 'method' };
  const bank = String(values.get('bank') ?? '') || null;
  const needsBank = methods.some(({ name, banks }) => name === method && banks.length > 0);
  if (needsBank && !bank) return { lacks: 'bank' };
  const { amount } = quoted.quote;
  const keep_card = values.has('keep_card');
  const order = { bundle, country, code: quoted.refused ? null : code, method, bank, keep_card, amount };
  return { lacks: null, order };
}

/** What is said at the fields: what they lack, else why they were refused. */
function useErrors(method: PaymentMethod | null, lacks: Lack, refusal: ApiError | null) {
  const t = useOwnText();
  const refusedAt = (field: string) => {
    const found = refusal?.fields[field];
    return found ? errorText(t, found) : null;
  };
  return {
    method: !method && lacks === 'method' ? t('order.method_needed') : refusedAt('method'),
    bank: lacks === 'bank' ? t('order.bank_choose') : refusedAt('bank'),
  };
}
