import type { EmailPreviews, EmailSample } from '../app.ts';
import { sendMandateEmail } from './direct-debit/confirm-direct-debit.ts';
import { sendNoFreeCreditsEmail } from './free-credits/no-free-credits-email.ts';
import {
  sendChargebackEmail,
  sendImmediateRefundEmail,
  sendReceiptEmail,
} from './payments/payment-emails.ts';
import type { PaymentRow } from './payments/queries.ts';
import { type SentRefund, sendRefundEmail } from './refunds/refund-email.ts';
import { sendRemainderEmail } from './withdrawals/announce-remainder.ts';
import { sumRemainders } from './withdrawals/get-remainder.ts';
import type { Remainder } from './withdrawals/remainders-of.ts';
import { sendWithdrawalEmail } from './withdrawals/withdrawal-email.ts';

const paymentOf = ({ tx, caller }: EmailSample) =>
  ({
    ...{ id: '018f3f2e-6d3a-7c41-9a55-1f2b3c4d5e6f', credits: 10, currency: 'EUR', amount: 2_299 },
    ...{ vat: 399, vat_rate: 2_100, receipt_number: 1_042, statement: caller.site.settings.statement_text },
    ...{ created_at: tx.now, completed_at: tx.now },
  }) as PaymentRow;

const remainderOf = (sample: EmailSample, isDue: boolean, credits = 10): Remainder => ({
  purchase: { ...paymentOf(sample), is_due: isDue } as unknown as Remainder['purchase'],
  credits,
  amount: Math.round((credits * 2_299) / 10),
});

const withdrawal =
  (isDue: boolean, credits?: number) =>
  (sample: EmailSample): Promise<void> => {
    const { app, tx, caller, recipient } = sample;
    const remainder = remainderOf(sample, isDue, credits);
    const withdrawn = { payment: paymentOf(sample), remainder, endsPremium: true };
    return sendWithdrawalEmail(app, tx, caller.site, recipient, withdrawn);
  };

const moneyBack =
  (reason: 'discount' | 'limit') =>
  (sample: EmailSample): Promise<void> => {
    const { app, tx, caller, recipient } = sample;
    return sendImmediateRefundEmail(app, tx, caller.site, recipient, { payment: paymentOf(sample), reason });
  };

const remainder =
  (isDue: boolean) =>
  (sample: EmailSample): Promise<void> => {
    const { app, tx, caller, recipient } = sample;
    return sendRemainderEmail(app, tx, caller.site, recipient, sumRemainders([remainderOf(sample, isDue)]));
  };

const refund =
  (sent: Pick<SentRefund, 'debt' | 'endsPremium' | 'isCollected'>) =>
  (sample: EmailSample): Promise<void> => {
    const { app, tx, caller, recipient } = sample;
    const details = { payment: paymentOf(sample), refund: { credits: 10, amount: 2_299, ...sent } };
    return sendRefundEmail(app, tx, caller.site, recipient, details);
  };

/** @spec D2.31 */
export const creditEmailPreviews: EmailPreviews = {
  'No free credits': ({ app, tx, caller, recipient }) =>
    sendNoFreeCreditsEmail(app, tx, caller.site, recipient, { credits: 3, unsent: 2 }),
  Purchase: sample =>
    sendReceiptEmail(sample.app, sample.tx, sample.caller.site, sample.recipient, paymentOf(sample)),
  'Direct debit agreed': sample =>
    sendMandateEmail(sample.app, sample.tx, sample.caller.site, sample.recipient, {
      payment: paymentOf(sample),
      debit: { mandate_reference: 'M012345678901', iban_end: '3000' },
      collectOn: '2026-12-01',
    }),
  'Money back, discount gone': moneyBack('discount'),
  'Money back, spending limit': moneyBack('limit'),
  Chargeback: sample =>
    sendChargebackEmail(sample.app, sample.tx, sample.caller.site, sample.recipient, {
      payment: paymentOf(sample),
      totals: { credits: 6, debt: 4, amount: 2_299, pendingRefund: 400 },
      endedPremium: true,
    }),
  'Refund by staff': refund({ debt: 4, endsPremium: true, isCollected: true }),
  'Refund before the debit': refund({ debt: 0, endsPremium: false, isCollected: false }),
  Withdrawal: withdrawal(false),
  'Withdrawal before the debit': withdrawal(true),
  'Withdrawal of a part before the debit': withdrawal(true, 4),
  'Unused credits': remainder(false),
  'Unused credits before the debit': remainder(true),
};
