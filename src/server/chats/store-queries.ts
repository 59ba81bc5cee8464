import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Gif } from '#contract/gif';
import { debitCtes, type WalletDebit } from '../credits/free-credits-first-ctes.ts';
import type { Wallet } from '../credits/ledger.ts';
import type { Db, Trx } from '../platform/db.ts';
import { prepared, preparedStatement } from '../platform/prepared-statements.ts';
import type { MessageRow } from './queries.ts';

type MessageDraft = {
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
 * Locks the conversation's row, so that concurrent messages get different numbers. Returns undefined without an open
 * conversation.
 * @spec D4.6 D1.10
 */
export const insertMessage = async (db: Trx, draft: MessageDraft): Promise<MessageRow | undefined> =>
  (await messageStatement(db, draft))[0];

/**
 * Returns undefined without an open conversation or enough credits. Fails if another transaction deletes the
 * conversation.
 * @spec D1.3
 */
export const insertPaidMessage = async (
  db: Db,
  draft: MessageDraft & WalletDebit,
): Promise<(MessageRow & Wallet) | undefined> => (await paidMessageStatement(db, draft))[0];

const messageStatement = preparedStatement((db, draft: MessageDraft) =>
  sql<MessageRow>`with ${nextSeq(draft)} ${insertFrom(sql`conversation`, draft)} ${prepared}`.compile(db),
);

const paidMessageStatement = preparedStatement((db, draft: MessageDraft & WalletDebit) =>
  // Locks the wallet before the conversation, as every other transaction does, to avoid deadlocks.
  sql<MessageRow & Wallet>`
    with there as (select from conversations where ${isOpenConversation(draft)}),
    ${debitCtes(draft, sql`exists (select from there)`)},
    ${nextSeq(draft, sql`exists (select from debit)`)},
    stored as (${insertFrom(sql`debit left join conversation on true`, draft)})
    select stored.*, free, purchased from stored, debit ${prepared}`.compile(db),
);

// Avoids `sender_id = to`, because PostgreSQL would make a new plan for each message.
const isOpenConversation = ({ from, to }: MessageDraft): RawBuilder<SqlBool> => sql`
  low_id = least(${from}::uuid, ${to}::uuid) and high_id = greatest(${from}::uuid, ${to}::uuid)
  and (last_seq > 0 or starter_id = ${from}) and (not (select fictional from profiles where id = ${from}) or exists (
    select from messages where conversation_id = conversations.id and sender_id <> ${from}::uuid and not messages.held))`;

const nextSeq = (draft: MessageDraft, where: RawBuilder<SqlBool> = sql`true`): RawBuilder<unknown> => sql`
    conversation as (
      update conversations set last_seq = last_seq + 1, updated_at = ${draft.at}
      where ${isOpenConversation(draft)} and ${where}
      returning id, last_seq
    ), sides as (
      update conversation_members set unread = unread + (profile_id = ${draft.to}::uuid)::int, last_message_at = ${draft.at} from conversation
      where conversation_id = conversation.id and (profile_id = ${draft.from} or not ${draft.held}::boolean)
    )`;

const insertFrom = (
  place: RawBuilder<unknown>,
  { id, clientId, from, body, gift, has_photo, gif, held, at }: MessageDraft,
): RawBuilder<unknown> => sql`
    insert into messages (id, conversation_id, seq, sender_id, client_id, body, gift, has_photo, gif, held, sent_at)
    select ${id}::uuid, conversation.id, last_seq, ${from}::uuid, ${clientId}::uuid, ${body}::text, ${gift}::text, ${has_photo}::boolean, ${gif}::jsonb, ${held}, ${at}::timestamptz
    from ${place}
    returning *`;
