import type { Tx } from '../platform/transact.ts';
import { insertLedgerEntries, lockWallet } from './queries.ts';

type ReceivedCredits = { accountId: string; reference: string; credits: number };

/** @spec D2.35 */
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
