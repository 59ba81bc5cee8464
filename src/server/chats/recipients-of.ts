import type { Db } from '../platform/db.ts';
import { selectRecipients } from './queries.ts';

export type Recipient = { id: string; name: string };

/**
 * The recipient of each message that a member paid for, by the id of the ledger entry that paid for it. Leaves
 * out recipients whom the member no longer sees and messages that are gone.
 * @param entries `reference` names the message that was paid for, or anything else
 * @spec 4.9
 */
export async function recipientsOf(
  db: Db,
  senderId: string,
  entries: readonly { id: string; reference: string | null }[],
): Promise<Map<string, Recipient>> {
  const references = entries.flatMap(({ reference }) => reference ?? []);
  if (references.length === 0) return new Map();
  const rows = await selectRecipients(db, senderId, references);
  const byMessage = new Map(rows.map(({ message, ...recipient }) => [message, recipient]));
  return new Map(
    entries.flatMap(({ id, reference }) => {
      const recipient = reference && byMessage.get(reference);
      return recipient ? [[id, recipient] as const] : [];
    }),
  );
}
