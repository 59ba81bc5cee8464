import type { Tx } from '../platform/transact.ts';
import { insertLedgerEntries, lockWallet } from './queries.ts';

/** Purchased credits that came to somebody just now, by what `reference` names. */
type ReceivedCredits = { accountId: string; reference: string; credits: number };

/** Pays off what a member owes with purchased credits that just came to him, in the transaction that gave them. Nothing where he owes nothing. */
export async function payOffDebt(tx: Tx, { accountId, reference, credits }: ReceivedCredits): Promise<void> {
  const { debt } = await lockWallet(tx.db, accountId);
  const paidOff = Math.min(debt, credits);
  if (paidOff === 0) return;
  const entry = { accountId, reference, contra: 'debts' as const, at: tx.now };
  await insertLedgerEntries(tx.db, [
    { ...entry, lot: 'purchased', amount: -paidOff },
    { ...entry, lot: 'debt', amount: paidOff },
  ]);
}
