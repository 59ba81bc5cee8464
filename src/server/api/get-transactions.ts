import type { Output } from '#contract/call';
import type { getTransactions as listCall } from '#contract/credits';
import type { getTransaction as oneCall } from '#contract/transactions';
import type { App, MemberCaller } from '../app.ts';
import { recipientsOf } from '../chats/recipients-of.ts';
import {
  findLedgerEntry,
  ledgerEntriesPage,
  presentLedgerEntry,
} from '../credits/transactions/get-transactions.ts';

/**
 * If the credits paid for a message, `to` is the message's recipient.
 * @spec 2.9 D2.13
 */
export async function getTransactions(
  { db }: App,
  { accountId, member }: MemberCaller,
  before: string | undefined,
): Promise<Output<typeof listCall>> {
  const { entries, has_earlier } = await ledgerEntriesPage(db, accountId, before);
  const recipients = await recipientsOf(db, member.profileId, entries);
  return {
    transactions: entries.map(entry => ({
      ...presentLedgerEntry(entry),
      to: recipients.get(entry.id) ?? null,
    })),
    has_earlier,
  };
}

/**
 * If the id belongs to a payment, `movement` is null.
 * @throws not_found for an unknown id
 * @spec 2.9
 */
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
