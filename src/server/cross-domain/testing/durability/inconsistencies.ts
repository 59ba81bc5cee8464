import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { SentMessage } from './senders.ts';

/** Each key names an inconsistency; its query selects the inconsistent rows. */
const inconsistencyQueries = (sent: SentMessage[]): Record<string, RawBuilder<unknown>> => {
  const acknowledgedIds = sent.flatMap(one =>
    one.acknowledged ? [{ clientId: one.clientId, id: one.acknowledged.id }] : [],
  );
  const paying = sql`('messages', 'gifts')`;
  return {
    lost: sql`select acknowledged.id from unnest(${acknowledgedIds.map(({ id }) => id)}::uuid[], ${acknowledgedIds.map(({ clientId }) => clientId)}::uuid[])
        as acknowledged (id, client_id)
      left join messages on messages.id = acknowledged.id and messages.client_id = acknowledged.client_id where messages.id is null`,
    twice: sql`select sender_id, client_id from messages group by 1, 2 having count(*) > 1`,
    unpaid: sql`select messages.id from messages join profiles on profiles.id = sender_id
      where (select sum(amount) from ledger_entries e where e.reference = messages.id and e.account_id = profiles.account_id
        and contra in ${paying}) is distinct from -1`,
    'paid for nothing': sql`select id from ledger_entries where contra in ${paying} and reference not in (select id from messages)`,
    'books differ from the balance': sql`select w.account_id from wallets w where free + purchased
      <> (select sum(amount) from ledger_entries e where e.account_id = w.account_id)`,
    'more spent than there was': sql`select account_id from ledger_entries group by 1 having sum(amount) < 0`,
    'out of order': sql`select conversation_id from messages join conversations c on c.id = conversation_id
      group by conversation_id, last_seq having count(*) <> last_seq or max(seq) <> last_seq or min(seq) <> 1`,
    'wrong unread count': sql`select m.conversation_id from conversation_members m where unread <> (
      select count(*) from messages where conversation_id = m.conversation_id and sender_id = m.other_id and seq > m.read_seq)`,
  };
};

/** Also compares the database with the responses that the senders received. */
export async function findInconsistencies(db: Db, sent: SentMessage[]): Promise<string[]> {
  const names: string[] = [];
  for (const [name, rows] of Object.entries(inconsistencyQueries(sent)))
    if ((await rows.execute(db)).rows.length > 0) names.push(name);
  return names;
}
