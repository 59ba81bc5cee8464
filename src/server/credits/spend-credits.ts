import { ApiError } from '#contract/errors';
import type { Tx } from '../platform/transact.ts';
import { assertCreditAmount } from './grant-credits.ts';
import type { Contra, Wallet } from './ledger.ts';
import { insertWalletDebit } from './queries.ts';

/**
 * Takes credits from a member in the transaction that does what they pay for: the free lot first, then the purchased one.
 * The wallet stays locked until that transaction ends, so parallel calls spend one after the other.
 * @param debit `amount` in whole credits, above zero; `reference` names what it paid for, e.g. the message
 * @returns what is left
 * @throws insufficient_credits (section 8), with nothing spent
 */
export async function spendCredits(
  tx: Tx,
  debit: { accountId: string; amount: number; contra: Contra; reference: string | null },
): Promise<Wallet> {
  assertCreditAmount(debit.amount);
  const left = await insertWalletDebit(tx.db, { ...debit, at: tx.now });
  if (!left) throw new ApiError('insufficient_credits');
  return left;
}
