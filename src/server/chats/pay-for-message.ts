import type { Member } from '../app.ts';
import { creditsChangedEvent } from '../credits/events.ts';
import { type LedgerEntryKind, walletTotal } from '../credits/ledger.ts';
import { spendCredits, totalCredits } from '../credits/wallet.ts';
import type { Tx } from '../platform/transact.ts';

/**
 * @throws insufficient_credits
 * @spec 5.9 D2.8
 */
export async function payForMessage(
  tx: Tx,
  member: Pick<Member, 'accountId' | 'profileId'>,
  { messageId, price, contra = 'messages' }: { messageId: string; price: number; contra?: LedgerEntryKind },
): Promise<number> {
  const { accountId } = member;
  if (price === 0) return totalCredits(tx.db, accountId);
  const debit = { accountId, amount: price, contra, reference: messageId };
  const left = walletTotal(await spendCredits(tx, debit));
  tx.publish(creditsChangedEvent(member));
  return left;
}
