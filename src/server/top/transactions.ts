import type { Output } from '#contract/call';
import type { getTransactions as listCall } from '#contract/credits';
import type { getTransaction as oneCall } from '#contract/transactions';
import type { App, MemberCaller } from '../app.ts';
import { recipientsOf } from '../chats/recipients-of.ts';
import { findLedgerEntry } from '../credits/transactions/get-transaction.ts';
import { ledgerEntriesPage, presentLedgerEntry } from '../credits/transactions/get-transactions.ts';

/** A stretch of the movements of the caller's own credits, the latest first, each with whom it went to (section 2). */
export async function getTransactions(
  { db }: App,
  { accountId, member }: MemberCaller,
  before: string | undefined,
): Promise<Output<typeof listCall>> {
  const { entries, has_earlier } = await ledgerEntriesPage(db, accountId, before);
  const receivers = await recipientsOf(db, member.profileId, entries);
  return {
    transactions: entries.map(entry => ({
      ...presentLedgerEntry(entry),
      to: receivers.get(entry.id) ?? null,
    })),
    has_earlier,
  };
}

/** One of the caller's movements, with its payment and whom it went to; `movement` null for a payment's id (section 2). @throws not_found */
export async function getTransaction(
  { db }: App,
  { accountId, member }: MemberCaller,
  id: string,
): Promise<Output<typeof oneCall>> {
  const entry = await findLedgerEntry(db, accountId, id);
  if (!entry) return { movement: null };
  const to = (await recipientsOf(db, member.profileId, [entry])).get(entry.id) ?? null;
  return { movement: { ...presentLedgerEntry(entry), to, payment: entry.payment } };
}
