import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Gif } from '#contract/gif';
import { type Debit, debiting } from '../credits/debit-parts.ts';
import type { Wallet } from '../credits/ledger.ts';
import type { Db, Trx } from '../platform/db.ts';
import { prepared, statement } from '../platform/prepared.ts';
import type { MessageRow } from './queries.ts';

/** A message about to be stored. */
export type Draft = {
  id: string;
  clientId: string;
  from: string;
  to: string;
  body: string;
  gift: string | null;
  has_photo: boolean;
  gif: Gif | null;
  held: boolean;
  at: Date;
};

/**
 * Stores a message in the conversation of the two, as its next `seq`, counts it as unread unless it is held, and moves the conversation up
 * in the lists of those who see it; the lock on the conversation's row makes the order. Resolves undefined when the two have no conversation, and for a fictional sender to whom
 * nothing was delivered in it: he never writes first.
 */
export const insertMessage = async (db: Trx, draft: Draft): Promise<MessageRow | undefined> =>
  (await storeNext(db, draft))[0];

/**
 * The same together with what pays for it: all of it or nothing. Resolves undefined, with nothing done, where the two have no conversation that
 * goes on, or there is too little. A conversation that ends at this very moment leaves the message without a place, which its table refuses.
 */
export const insertPaid = async (db: Db, draft: Draft & Debit): Promise<(MessageRow & Wallet) | undefined> =>
  (await storePaid(db, draft))[0];

const storeNext = statement((db, draft: Draft) =>
  sql<MessageRow>`with ${nextPlace(draft)} ${insertFrom(sql`conversation`, draft)} ${prepared}`.compile(db),
);

const storePaid = statement((db, draft: Draft & Debit) =>
  // The wallet is locked before the conversation, as everywhere.
  sql<MessageRow & Wallet>`
    with there as (select from conversations where ${goesOn(draft)}),
    ${debiting(draft, sql`exists (select from there)`)},
    ${nextPlace(draft, sql`exists (select from debit)`)},
    stored as (${insertFrom(sql`debit left join conversation on true`, draft)})
    select stored.*, free, purchased from stored, debit ${prepared}`.compile(db),
);

// Whoever is not the sender is the other one. Asked by the other one's name, how much he ever wrote made a plan of its own worth it, for each message.
const goesOn = ({ from, to }: Draft): RawBuilder<SqlBool> => sql`
  low_id = least(${from}::uuid, ${to}::uuid) and high_id = greatest(${from}::uuid, ${to}::uuid)
  and (last_seq > 0 or starter_id = ${from}) and (not (select fictional from profiles where id = ${from}) or exists (
    select from messages where conversation_id = conversations.id and sender_id <> ${from}::uuid and not messages.held))`;

const nextPlace = (draft: Draft, where: RawBuilder<SqlBool> = sql`true`): RawBuilder<unknown> => sql`
    conversation as (
      update conversations set last_seq = last_seq + 1, updated_at = ${draft.at}
      where ${goesOn(draft)} and ${where}
      returning id, last_seq
    ), sides as (
      update conversation_members set unread = unread + (profile_id = ${draft.to}::uuid)::int, last_at = ${draft.at} from conversation
      where conversation_id = conversation.id and (profile_id = ${draft.from} or not ${draft.held}::boolean)
    )`;

const insertFrom = (
  place: RawBuilder<unknown>,
  { id, clientId, from, body, gift, has_photo, gif, held, at }: Draft,
): RawBuilder<unknown> => sql`
    insert into messages (id, conversation_id, seq, sender_id, client_id, body, gift, has_photo, gif, held, sent_at)
    select ${id}::uuid, conversation.id, last_seq, ${from}::uuid, ${clientId}::uuid, ${body}::text, ${gift}::text, ${has_photo}::boolean, ${gif}::jsonb, ${held}, ${at}::timestamptz
    from ${place}
    returning *`;
