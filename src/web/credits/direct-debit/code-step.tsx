import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DEBIT_CODE } from '#contract/constants';
import { confirmDirectDebit, getDirectDebit, type WaitingDebit } from '#contract/direct-debit';
import { isApiError } from '#contract/errors';
import { getPayment, type Payment } from '#contract/payments';
import { useAccountText, useColon, useMoneyText } from '#i18n/react';
import { useCallForm } from '../../accounts/use-call-form.ts';
import { invalidate } from '../../data/invalidate.ts';
import { query } from '../../data/query.ts';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/inputs.tsx';
import { useCancelPayment } from '../order/use-cancel-payment.ts';
import { DebitRefusal } from './debit-refusal.tsx';
import style from './direct-debit-page.module.css';
import { ResendCode } from './resend-code.tsx';

/**
 * A new code resets the form, because its errors concern the previous code.
 * @spec 4.10 5.6
 */
export function CodeStep(props: CodeStepProps) {
  const [sent, setSent] = useState(0);
  return <CodeForm key={sent} {...props} isAnother={sent > 0} onSent={() => setSent(sent + 1)} />;
}

type CodeStepProps = {
  waiting: WaitingDebit;
  /** True if the member can edit the bank details that they typed. */
  isTyped: boolean;
};
type CodeFormProps = CodeStepProps & { isAnother: boolean; onSent: () => void };

function CodeForm({ waiting, isTyped, isAnother, onSent }: CodeFormProps) {
  const t = useAccountText();
  const colon = useColon();
  const { form, field, left: triesLeft, isOver } = useConfirmDebit(waiting, isAnother);
  const money = useMoneyText()(waiting.amount, waiting.currency);
  return (
    <div className={`stack gap-3 narrow ${style.code}`}>
      <header className="stack gap-half">
        <h1>{t('direct_debit.code_heading')}</h1>
        <p className="quiet">{t('order.item', { credits: waiting.credits })}</p>
        <p className="quiet">{t('direct_debit.code_sent', { end: waiting.phone_end })}</p>
      </header>
      <form {...form.bind} className="stack one-column gap-3">
        <SmsCodeField field={field} triesLeft={triesLeft} isOver={isOver} error={form.errorOf('otp')} />
        <p>{t('direct_debit.agree_to', { money, end: waiting.iban_end, statement: waiting.statement })}</p>
        <p className="quiet text-m">
          {colon(t('direct_debit.reference'))}
          <strong className="ink tabular">{waiting.mandate_reference}</strong>
        </p>
        <DebitRefusal error={form.error} order={waiting} />
        {!isOver && (
          <SubmitButton wide busy={form.isPending}>
            {t('direct_debit.agree', { money })}
          </SubmitButton>
        )}
      </form>
      <div className="stack gap-1 justify-items-start">
        <ResendCode waiting={waiting} isMain={isOver} onSent={onSent} />
        <ChangeDetails debit={waiting.debit} isTyped={isTyped} />
      </div>
    </div>
  );
}

type SmsCodeFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  triesLeft: number;
  isOver: boolean;
  error: string | null;
};

function SmsCodeField({ field, triesLeft, isOver, error }: SmsCodeFieldProps) {
  const t = useAccountText();
  const minutes = t('direct_debit.code_hint', { minutes: DEBIT_CODE.minutes });
  const hint =
    triesLeft < DEBIT_CODE.maxAttempts
      ? `${minutes} ${t('direct_debit.tries', { left: triesLeft })}`
      : minutes;
  return (
    <TextField
      ref={field}
      label={t('direct_debit.code')}
      hint={triesLeft === 0 ? t('direct_debit.no_tries') : hint}
      disabled={isOver}
      error={error}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={DEBIT_CODE.digits + 2}
      className={style.digits}
    />
  );
}

/** Cancels the waiting debit, so that the member can enter other details. */
function ChangeDetails({ debit, isTyped }: { debit: string; isTyped: boolean }) {
  const t = useAccountText();
  const cache = useQueryClient();
  const { mutate, isPending } = useCancelPayment();
  const onSuccess = () => void invalidate(cache, ['direct-debit']);
  return (
    <div className="stack gap-1 justify-items-start">
      <Button look="plain" busy={isPending} onClick={() => mutate({ payment: debit }, { onSuccess })}>
        {t(isTyped ? 'direct_debit.change' : 'direct_debit.anew')}
      </Button>
      <p className="quiet text-m">{t(isTyped ? 'direct_debit.change_hint' : 'direct_debit.anew_hint')}</p>
    </div>
  );
}

/** @spec 4.10 5.6 */
function useConfirmDebit({ debit, tries_left }: WaitingDebit, isAnother: boolean) {
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
