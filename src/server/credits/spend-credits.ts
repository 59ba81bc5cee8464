import { ApiError } from '#contract/errors';
import type { Tx } from '../platform/transact.ts';
import { assertCreditAmount } from './grant-credits.ts';
import type { LedgerEntryKind, Wallet } from './ledger.ts';
import { insertWalletDebit } from './queries.ts';

/**
 * Call it in the transaction that creates what the credits pay for.
 * @param debit `reference` is the id of what the credits pay for
 * @throws insufficient_credits, and takes no credits
 * @spec 5.9 D2.13
 */
export async function spendCredits(
  tx: Tx,
  debit: { accountId: string; amount: number; contra: LedgerEntryKind; reference: string | null },
): Promise<Wallet> {
  assertCreditAmount(debit.amount);
  const remaining = await insertWalletDebit(tx.db, { ...debit, at: tx.now });
  if (!remaining) throw new ApiError('insufficient_credits');
  return remaining;
}
