import { DEBIT_CODE } from '#contract/constants';
import type { WaitingDebit } from '#contract/direct-debit';
import type { App, MemberCaller } from '../../app.ts';
import { selectBundleOfPayment } from '../bundle-queries.ts';
import type { DebitWithPayment } from './queries.ts';
import { sendLimitEndsAt } from './send-code.ts';

/** @spec 3.11 */
export async function presentWaitingDebit(
  app: App,
  caller: MemberCaller,
  { debit, payment }: DebitWithPayment,
): Promise<WaitingDebit> {
  const now = app.clock.now().getTime();
  const secondsTo = (at: number) => Math.max(0, Math.ceil((at - now) / 1_000));
  const resendAt = debit.code_sent_at.getTime() + DEBIT_CODE.resendSeconds * 1_000;
  const limitEndsAt = await sendLimitEndsAt(app, caller);
  return {
    debit: debit.payment_id,
    bundle: (await selectBundleOfPayment(app.db, payment)) ?? null,
    credits: payment.credits,
    mandate_reference: debit.mandate_reference,
    iban_end: debit.iban_end,
    statement: payment.statement,
    amount: payment.amount,
    currency: payment.currency as WaitingDebit['currency'],
    country: payment.country as WaitingDebit['country'],
    phone_end: debit.phone_end,
    code_seconds: secondsTo(debit.code_expires_at.getTime()),
    resend_seconds: secondsTo(Math.max(resendAt, limitEndsAt?.getTime() ?? 0)),
    tries_left: DEBIT_CODE.maxAttempts - debit.tries,
  };
}
