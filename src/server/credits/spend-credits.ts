import { ApiError } from '#contract/errors';
import type { Tx } from '../platform/transact.ts';
import { assertAmount } from './grant-credits.ts';
import { type Contra, totalOf, type Wallet } from './ledger.ts';
import { insertEntries, lockWallet } from './queries.ts';

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
  const { amount, ...entry } = debit;
  assertAmount(amount);
  const wallet = await lockWallet(tx.db, debit.accountId);
  if (totalOf(wallet) < amount) throw new ApiError('insufficient_credits');
  const free = Math.min(wallet.free, amount);
  const parts = [
    { ...entry, lot: 'free' as const, amount: -free, at: tx.now },
    { ...entry, lot: 'purchased' as const, amount: free - amount, at: tx.now },
  ];
  await insertEntries(
    tx.db,
    parts.filter(part => part.amount < 0),
  );
  return { free: wallet.free - free, purchased: wallet.purchased - (amount - free) };
}
