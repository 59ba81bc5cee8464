import { type RawBuilder, sql } from 'kysely';
import type { Gif } from '#contract/gif';
import { type DraftSession, isSessionOf, sessionTypes } from '../accounts/login/session-sql.ts';
import { debitCtes } from '../credits/free-credits-first-ctes.ts';
import type { LedgerEntryKind, Wallet } from '../credits/ledger.ts';
import type { Db, Trx } from '../platform/db.ts';
import { columnsOf, prepared, preparedStatement, rowsOf } from '../platform/prepared-statements.ts';
import { isPartnerOf } from '../profiles/visibility.ts';
import type { MessageRow } from './queries.ts';

type MessageDraft = {
  id: string;
  client_id: string;
  sender_id: string;
  recipient_id: string;
  body: string;
  gift: string | null;
  has_photo: boolean;
  gif: Gif | null;
  held: boolean;
  sent_at: Date;
};

const draftTypes = {
  id: 'uuid',
  client_id: 'uuid',
  sender_id: 'uuid',
  recipient_id: 'uuid',
  body: 'text',
  gift: 'text',
  has_photo: 'boolean',
  gif: 'jsonb',
  held: 'boolean',
  sent_at: 'timestamptz',
} as const;

/** `price` is in credits. */
export type PaidDraft = MessageDraft &
  DraftSession & {
    site_id: number;
    price: number;
    contra: LedgerEntryKind;
  };

const paidDraftTypes = {
  ...draftTypes,
  ...sessionTypes,
  site_id: 'int',
  price: 'int',
  contra: 'text',
} as const;

/**
 * Locks the conversation's row, so that concurrent messages get different numbers. Returns undefined without an open
 * conversation.
 * @spec D4.6 D1.10
 */
export const insertMessage = async (db: Trx, draft: MessageDraft): Promise<MessageRow | undefined> =>
  (await messageStatement(db, columnsOf(draftTypes, [draft])))[0];

/**
 * Stores messages of different conversations and senders in one transaction. It waits for no lock, so that no sender
 * waits for another one.
 * @returns the stored messages in any order. Missing are those without an open conversation, a reachable recipient or
 * enough credits, those whose sender's session has ended, those with a client id of an earlier message, and those whose conversation or wallet is locked.
 * @spec D1.3
 */
export const insertPaidMessages = (db: Db, drafts: readonly PaidDraft[]): Promise<(MessageRow & Wallet)[]> =>
  paidMessagesStatement(db, columnsOf(paidDraftTypes, drafts));

/**
 * The conversations that `draft` may go on. Fictional members write only to members who wrote to them.
 * @spec D5.13
 */
const openConversations: RawBuilder<unknown> = sql`
      select draft.id, conversations.id as conversation_id
      from draft join conversations
        on low_id = least(draft.sender_id, recipient_id) and high_id = greatest(draft.sender_id, recipient_id)
      where (last_seq > 0 or starter_id = draft.sender_id)
        and (not (select fictional from profiles where profiles.id = draft.sender_id) or exists (
          select from messages where conversation_id = conversations.id and messages.sender_id <> draft.sender_id
            and not messages.held))`;

const messageStatement = preparedStatement((db, columns: Record<keyof typeof draftTypes, unknown[]>) =>
  sql<MessageRow>`
    with draft as materialized (${rowsOf(draftTypes, columns)}),
    place as materialized (${openConversations} for no key update of conversations),
    ${storedCtes(sql`place`)}
    select * from stored ${prepared}`.compile(db),
);

const paidMessagesStatement = preparedStatement(
  (db, columns: Record<keyof typeof paidDraftTypes, unknown[]>) =>
    sql<MessageRow & Wallet>`
    with draft as materialized (${rowsOf(paidDraftTypes, columns)}),
    place as materialized (
      ${openConversations} and ${isSessionOf('draft', sql`draft.sent_at`)} and exists (
        select from profiles where profiles.id = recipient_id
          and ${isPartnerOf(sql.ref('draft.sender_id'), sql.ref('draft.site_id'))})
      and not exists (
        select from messages where messages.sender_id = draft.sender_id and messages.client_id = draft.client_id)
      for no key update of conversations skip locked
    ),
    ${debitCtes(sql`select account_id, price as amount, contra, id as reference, sent_at as at from draft join place using (id)`, 'skip')},
    ${storedCtes(sql`place join debit on debit.reference = place.id`)}
    select stored.*, free, purchased from stored join debit on debit.reference = stored.id ${prepared}`.compile(
      db,
    ),
);

/** Stores the drafts of `places`, each in another conversation. */
const storedCtes = (places: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    conversation as (
      update conversations set last_seq = last_seq + 1, updated_at = draft.sent_at
      from ${places} join draft on draft.id = place.id
      where conversations.id = place.conversation_id
      returning conversations.id, last_seq, draft.id as draft_id
    ), sides as (
      update conversation_members set last_message_at = draft.sent_at,
        unread = unread + (profile_id = draft.recipient_id)::int
      from conversation join draft on draft.id = draft_id
      where conversation_id = conversation.id and (profile_id = draft.sender_id or not draft.held)
    ), stored as (
      insert into messages (id, conversation_id, seq, sender_id, client_id, body, gift, has_photo, gif, held, sent_at)
      select draft.id, conversation.id, last_seq, sender_id, client_id, body, gift, has_photo, gif, held, sent_at
      from conversation join draft on draft.id = draft_id
      returning *
    )`;
