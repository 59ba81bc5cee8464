import type { Tx } from '../platform/transact.ts';
import type { LedgerEntryKind, Lot } from './ledger.ts';
import { insertLedgerEntries } from './queries.ts';

/** @spec D2.13 */
export async function grantCredits(
  tx: Tx,
  grant: { accountId: string; lot: Lot; contra: LedgerEntryKind; amount: number; reference: string | null },
): Promise<void> {
  assertCreditAmount(grant.amount);
  await insertLedgerEntries(tx.db, [{ ...grant, at: tx.now }]);
}

export function assertCreditAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`not an amount of credits: ${amount}`);
}
