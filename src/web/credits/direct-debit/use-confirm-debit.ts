import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { confirmDirectDebit, getDirectDebit, type WaitingDebit } from '#contract/direct-debit';
import { isApiError } from '#contract/errors';
import type { Payment } from '#contract/payments';
import { getPayment } from '#contract/payments';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { query } from '../../data/query.ts';

/** @spec 4.10 5.6 */
export function useConfirmDebit({ debit, tries_left }: WaitingDebit, isAnother: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const form = useCallForm({
    call: confirmDirectDebit,
    bodyOf: ({ otp = '' }) => ({ debit, otp }),
    onDone: useShowConfirmed(),
  });
  const triesLeft = Number(form.errors.otp?.params?.left ?? tries_left);
  const isOver = triesLeft === 0 || (isApiError(form.error) && form.error.code === 'sms_code_over');
  useEffect(() => {
    // The resend button, which had the focus, is gone.
    if (isAnother && !isOver) field.current?.focus();
  }, [isAnother, isOver]);
  return { form, field, left: triesLeft, isOver };
}

function useShowConfirmed() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return async (payment: Payment) => {
    cache.setQueryData(query(getPayment, { id: payment.payment_id }).queryKey, payment);
    await navigate(`/transactions/${payment.payment_id}?paid=1`, { replace: true });
    // The next visit must not show the confirmed debit from the cache.
    cache.removeQueries({ queryKey: query(getDirectDebit).queryKey });
  };
}
