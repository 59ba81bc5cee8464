import { DEBIT_CODE } from '#contract/constants';
import type { WaitingDebit } from '#contract/direct-debit';
import { MINUTE_MS } from '#contract/durations';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockPaymentById } from '../payments/queries.ts';
import { decryptAccountDetails } from './account-details.ts';
import { presentWaitingDebit } from './present.ts';
import { type DebitWithPayment, replaceCode, restoreCodeSentAt, selectOwnDebit } from './queries.ts';
import { countCodeSend, hashSmsCode, newSmsCode, sendSmsCode } from './send-code.ts';

/**
 * Makes the previous code invalid. If sending fails, the member may retry immediately.
 * @throws not_found, sms_limit, sms_away
 * @spec 4.10 5.6
 */
export async function resendDebitCode(app: App, caller: MemberCaller, id: string): Promise<WaitingDebit> {
  const code = newSmsCode();
  const { previous, ...waiting } = await transact(app, tx => replaceCodeIn(app, tx, caller, { id, code }));
  if (previous)
    await sendReplacedCode(app, caller, waiting, { phone: previous.phone, code, sentAt: previous.sentAt });
  return presentWaitingDebit(app, caller, waiting);
}

/** Returns no `previous` if the current code is too recent to be replaced. */
async function replaceCodeIn(
  app: App,
  tx: Tx,
  caller: MemberCaller,
  { id, code }: { id: string; code: string },
): Promise<DebitWithPayment & { previous?: { phone: string; sentAt: Date } }> {
  const { debit, payment } = await lockWaitingDebit(tx, caller, id);
  const { code_sent_at: sentAt } = debit;
  if (tx.now.getTime() - sentAt.getTime() < DEBIT_CODE.resendSeconds * 1_000) return { debit, payment };
  const details = decryptAccountDetails(app, debit);
  if (!details) throw new ApiError('not_found');
  const { phone, iban } = details;
  await countCodeSend(app, tx, caller, phone);
  const { amount, currency } = payment;
  const replaced = await replaceCode(tx.db, id, {
    code_hash: hashSmsCode(app, code, { payment: id, iban, amount, currency }),
    code_sent_at: tx.now,
    code_expires_at: new Date(tx.now.getTime() + DEBIT_CODE.minutes * MINUTE_MS),
  });
  return { debit: replaced, payment, previous: { phone, sentAt } };
}

/** After a failure, the member may retry immediately. The new code stays valid, in case the SMS was delivered. */
async function sendReplacedCode(
  app: App,
  caller: MemberCaller,
  { debit, payment }: DebitWithPayment,
  { phone, code, sentAt }: { phone: string; code: string; sentAt: Date },
): Promise<void> {
  const { amount, currency, statement } = payment;
  try {
    await sendSmsCode(app, caller, { phone, code, amount, currency, statement, ibanEnd: debit.iban_end });
  } catch (error) {
    await restoreCodeSentAt(app.db, debit, sentAt);
    throw error;
  }
}

async function lockWaitingDebit(tx: Tx, { accountId }: MemberCaller, id: string): Promise<DebitWithPayment> {
  const payment = await lockPaymentById(tx.db, id);
  // Reads under the payment's lock, so that the debit is current.
  const debit = payment && (await selectOwnDebit(tx.db, accountId, id));
  if (debit?.state !== 'waiting' || payment?.state !== 'created') throw new ApiError('not_found');
  return { debit, payment };
}
