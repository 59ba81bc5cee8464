import { ApiError } from '#contract/errors';
import type { Db } from '../platform/db.ts';
import type { Tx } from '../platform/transact.ts';
import type { Site } from '../site/sites.ts';
import { type LedgerEntryKind, type Lot, type Wallet, walletTotal } from './ledger.ts';
import { insertLedgerEntries, insertWalletDebit, lockWallet, selectWallet } from './queries.ts';

/** @spec D2.13 */
export async function grantCredits(
  tx: Tx,
  grant: { accountId: string; lot: Lot; contra: LedgerEntryKind; amount: number; reference: string | null },
): Promise<void> {
  assertCreditAmount(grant.amount);
  await insertLedgerEntries(tx.db, [{ ...grant, at: tx.now }]);
}

function assertCreditAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`not an amount of credits: ${amount}`);
}

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

/** @spec 3.1 D2.13 */
export const totalCredits = async (db: Db, accountId: string): Promise<number> =>
  walletTotal(await selectWallet(db, accountId));

/** @spec 6.2 D2.9 */
export async function grantSignupCredits(
  tx: Tx,
  { accountId, site }: { accountId: string; site: Site },
): Promise<void> {
  const amount = site.settings.signup_credits;
  if (amount > 0)
    await grantCredits(tx, { accountId, lot: 'free', contra: 'promotion', amount, reference: null });
}
