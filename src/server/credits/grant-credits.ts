import type { Tx } from '../platform/transact.ts';
import type { Contra, Lot } from './ledger.ts';
import { insertLedgerEntries } from './queries.ts';

/**
 * Gives a member credits, in the caller's transaction: at sign-up, by a purchase, as a correction.
 * @param grant `amount` in whole credits, above zero; `reference` names what it came from, e.g. the payment
 */
export async function grantCredits(
  tx: Tx,
  grant: { accountId: string; lot: Lot; contra: Contra; amount: number; reference: string | null },
): Promise<void> {
  assertCreditAmount(grant.amount);
  await insertLedgerEntries(tx.db, [{ ...grant, at: tx.now }]);
}

/** A wrong amount is a mistake of the program, never of a member. */
export function assertCreditAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`not an amount of credits: ${amount}`);
}
