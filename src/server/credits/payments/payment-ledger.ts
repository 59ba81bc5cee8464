import type { Tx } from '../../platform/transact.ts';
import { creditsChangedEvent } from '../events.ts';
import { insertLedgerEntries, lockWallet, selectProfileId } from '../queries.ts';
import { payOffDebt } from '../wallet.ts';
import type { PaymentRow } from './queries.ts';

/**
 * Grants the credits of a purchase, which first pay off the member's debt.
 * @spec 4.8 D2.13
 */
export async function creditSale(tx: Tx, payment: PaymentRow): Promise<void> {
  const { id: reference, account_id: accountId, credits } = payment;
  const entry = { accountId, reference, at: tx.now };
  await insertLedgerEntries(tx.db, [{ ...entry, lot: 'purchased', contra: 'sales', amount: credits }]);
  if (accountId === null) return;
  await payOffDebt(tx, { accountId, reference, credits });
  await publishCreditsChanged(tx, accountId);
}

/**
 * Credits already spent become debt, unless the member is erased.
 * @spec D2.35
 */
export async function removeRefundedCredits(
  tx: Tx,
  accountId: string | null,
  refund: { reference: string; contra: 'refunds' | 'chargebacks'; credits: number },
): Promise<void> {
  const { reference, contra } = refund;
  const { purchased } = accountId ? await lockWallet(tx.db, accountId) : { purchased: refund.credits };
  const credits = Math.min(purchased, refund.credits);
  const debt = refund.credits - credits;
  const entry = { accountId, reference, contra, at: tx.now };
  await insertLedgerEntries(
    tx.db,
    [
      { ...entry, lot: 'purchased' as const, amount: -credits },
      { ...entry, lot: 'debt' as const, amount: -debt },
    ].filter(({ amount }) => amount !== 0),
  );
  if (accountId) await publishCreditsChanged(tx, accountId);
}

async function publishCreditsChanged(tx: Tx, accountId: string): Promise<void> {
  const profileId = await selectProfileId(tx.db, accountId);
  if (profileId) tx.publish(creditsChangedEvent({ profileId, accountId }));
}
