import type { BenchPair } from './members.ts';
import { onDatabase } from './open-server.ts';

export const UNREAD_MESSAGES = 600;

/** Every sender of the pairs gets `UNREAD_MESSAGES` unread messages of the recipient. */
export const addUnreadMessages = (url: string, pairs: BenchPair[]): Promise<ConversationStart[]> =>
  onDatabase(url, async client => {
    const both = [
      pairs.map(({ sender }) => sender.profileId),
      pairs.map(({ recipient }) => recipient.profileId),
    ];
    const query = (text: string, ...more: unknown[]) =>
      client.query<ConversationStart>(PAIRS_CTE + text, [...both, ...more]);
    const { rows } = await query(
      `select c.id as conversation, last_seq as "readFrom" from pair
       join conversations c on c.low_id = least(one, other) and c.high_id = greatest(one, other) order by place`,
    );
    await query(
      `, written as (
         insert into messages (conversation_id, seq, sender_id, client_id, body)
         select c.id, last_seq + nth, other, gen_random_uuid(), 'Hello' from pair
         join conversations c on c.low_id = least(one, other) and c.high_id = greatest(one, other),
         generate_series(1, $3::int) as nth
       ), unread as (
         update conversation_members set unread = unread + $3::int, last_message_at = now() from pair where profile_id = one and other_id = other
       )
       update conversations c set last_seq = last_seq + $3::int from pair
       where c.low_id = least(one, other) and c.high_id = greatest(one, other)`,
      UNREAD_MESSAGES,
    );
    return rows;
  });

/** `readFrom`: the number of the last message that is read. */
export type ConversationStart = { conversation: string; readFrom: number };

const PAIRS_CTE =
  'with pair as (select * from unnest($1::uuid[], $2::uuid[]) with ordinality as pair (one, other, place)) ';
