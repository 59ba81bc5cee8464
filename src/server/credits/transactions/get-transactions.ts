import type { Output, QueryOut } from '#contract/call';
import { TRANSACTION_STRETCH } from '#contract/constants';
import type { getTransactions as call, Transaction } from '#contract/credits';
import type { App, MemberCaller } from '../../app.ts';
import { type EntryRow, selectEntries } from '../queries.ts';

/** A stretch of the movements of the caller's own credits, the latest first (section 2). */
export async function getTransactions(
  { db }: App,
  { accountId }: MemberCaller,
  { before }: QueryOut<typeof call>,
): Promise<Output<typeof call>> {
  const rows = await selectEntries(db, accountId, before, TRANSACTION_STRETCH + 1);
  return {
    transactions: rows.slice(0, TRANSACTION_STRETCH).map(presentEntry),
    has_earlier: rows.length > TRANSACTION_STRETCH,
  };
}

/** The columns are checked by the database to hold these kinds and lots. What it paid for stays on the server. */
export const presentEntry = ({ id, contra, lot, amount, created_at }: EntryRow): Transaction => ({
  id,
  kind: contra as Transaction['kind'],
  lot: lot as Transaction['lot'],
  credits: amount,
  created_at: created_at.toISOString(),
});
