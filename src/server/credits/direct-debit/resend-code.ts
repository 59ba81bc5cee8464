import { DEBIT_CODE } from '#contract/constants';
import type { WaitingDebit } from '#contract/direct-debit';
import { ApiError } from '#contract/errors';
import type { App, MemberCaller } from '../../app.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockPaymentById } from '../payments/queries.ts';
import { openDetails } from './account-details.ts';
import { hashCode, newCode } from './code.ts';
import { presentWaiting } from './present.ts';
import { noteUnsent, replaceCode, selectOwnDebit, type Waiting } from './queries.ts';
import { countSend, sendCode } from './send-code.ts';

/**
 * Sends another code for a debit that waits; the last one is worth nothing from now on (section 4, resend). Asked twice within seconds, it
 * is sent once; where it could not be sent, he may ask again at once.
 * @throws not_found, sms_limit, sms_away
 */
export async function resendDebitCode(app: App, caller: MemberCaller, id: string): Promise<WaitingDebit> {
  const code = newCode();
  const { last, ...waiting } = await transact(app, tx => renew(app, tx, caller, { id, code }));
  if (last) await sendRenewed(app, caller, waiting, { phone: last.phone, code, sentAt: last.sentAt });
  return presentWaiting(app, caller, waiting);
}

/** The debit with another code, and what it had before; without that, where the last code was sent a moment ago. */
async function renew(
  app: App,
  tx: Tx,
  caller: MemberCaller,
  { id, code }: { id: string; code: string },
): Promise<Waiting & { last?: { phone: string; sentAt: Date } }> {
  const { debit, payment } = await lockWaiting(tx, caller, id);
  const { code_sent_at: sentAt } = debit;
  if (tx.now.getTime() - sentAt.getTime() < DEBIT_CODE.resendSeconds * 1_000) return { debit, payment };
  const details = openDetails(app, debit);
  if (!details) throw new ApiError('not_found');
  const { phone, iban } = details;
  await countSend(app, tx, caller, phone);
  const { amount, currency } = payment;
  const replaced = await replaceCode(tx.db, id, {
    code_hash: hashCode(app, code, { payment: id, iban, amount, currency }),
    code_sent_at: tx.now,
    code_expires_at: new Date(tx.now.getTime() + DEBIT_CODE.minutes * 60_000),
  });
  return { debit: replaced, payment, last: { phone, sentAt } };
}

/** The code that was made stays: a service that seemed away may have sent it all the same. */
async function sendRenewed(
  app: App,
  caller: MemberCaller,
  { debit, payment }: Waiting,
  { phone, code, sentAt }: { phone: string; code: string; sentAt: Date },
): Promise<void> {
  const { amount, currency, statement } = payment;
  try {
    await sendCode(app, caller, { phone, code, amount, currency, statement, ibanEnd: debit.iban_end });
  } catch (error) {
    await noteUnsent(app.db, debit, sentAt);
    throw error;
  }
}

async function lockWaiting(tx: Tx, { accountId }: MemberCaller, id: string): Promise<Waiting> {
  const payment = await lockPaymentById(tx.db, id);
  // After the lock: of two at once the later one sees when the other sent.
  const debit = payment && (await selectOwnDebit(tx.db, accountId, id));
  if (debit?.state !== 'waiting' || payment?.state !== 'created') throw new ApiError('not_found');
  return { debit, payment };
}
