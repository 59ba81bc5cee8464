import type { Db } from '../platform/db.ts';
import { selectReceivers } from './queries.ts';

export type Receiver = { id: string; name: string };

/**
 * To whom a member sent what he paid for, by the ids of the movements that paid for it. Of one whom he does not see any more, and of a
 * message that is gone, nothing is told.
 * @param movements `reference` names the message that was paid for, or anything else
 */
export async function receiversOf(
  db: Db,
  senderId: string,
  movements: readonly { id: string; reference: string | null }[],
): Promise<Map<string, Receiver>> {
  const references = movements.flatMap(({ reference }) => reference ?? []);
  if (references.length === 0) return new Map();
  const rows = await selectReceivers(db, senderId, references);
  const byMessage = new Map(rows.map(({ message, ...receiver }) => [message, receiver]));
  return new Map(
    movements.flatMap(({ id, reference }) => {
      const receiver = reference && byMessage.get(reference);
      return receiver ? [[id, receiver] as const] : [];
    }),
  );
}
