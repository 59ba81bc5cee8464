import type { Db } from '../platform/db.ts';
import { selectRecipients } from './queries.ts';

type Recipient = { id: string; name: string };

/**
 * Maps the ids of ledger entries to the recipients whom the sender can see.
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
