import { DEBIT_CODE } from '#contract/constants';
import type { WaitingDebit } from '#contract/direct-debit';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockPaymentById } from '../payments/queries.ts';
import { openDetails } from './account-details.ts';
import { hashCode, newCode } from './code.ts';
import { presentWaiting } from './present.ts';
import { replaceCode, selectOwnDebit, type Waiting } from './queries.ts';
import { countSend, sendCode } from './send-code.ts';

/**
 * Sends another code for a debit that waits; the last one is worth nothing from now on (section 4, resend). Asked twice within seconds, it
 * is sent once.
 * @throws not_found, sms_limit, sms_away
 */
export async function resendDebitCode(app: App, caller: MemberCaller, id: string): Promise<WaitingDebit> {
  const code = newCode();
  const { phone, isNew, ...waiting } = await transact(app, async tx => {
    const { debit, payment } = await lockWaiting(tx, caller, id);
    const { phone, iban } = openDetails(app, debit);
    if (tx.now.getTime() - debit.code_sent_at.getTime() < DEBIT_CODE.againSeconds * 1_000)
      return { debit, payment, phone, isNew: false };
    await countSend(app, tx, caller, phone);
    const { amount, currency } = payment;
    const replaced = await replaceCode(tx.db, id, {
      code_hash: hashCode(app, code, { payment: id, iban, amount, currency }),
      code_sent_at: tx.now,
      code_expires_at: new Date(tx.now.getTime() + DEBIT_CODE.minutes * 60_000),
    });
    return { debit: replaced, payment, phone, isNew: true };
  });
  const { amount, currency, statement } = waiting.payment;
  const ibanEnd = waiting.debit.iban_end;
  if (isNew) await sendCode(app, caller, { phone, code, amount, currency, statement, ibanEnd });
  return presentWaiting(app, caller, waiting);
}

async function lockWaiting(tx: Tx, { accountId }: MemberCaller, id: string): Promise<Waiting> {
  const debit = await selectOwnDebit(tx.db, accountId, id);
  const payment = debit && (await lockPaymentById(tx.db, id));
  if (!payment || debit.state !== 'waiting' || payment.state !== 'created') throw new ApiError('not_found');
  return { debit, payment };
}
