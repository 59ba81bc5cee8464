import { randomUUID } from 'node:crypto';
import { v7 as newId } from 'uuid';
import type { Statement } from '../../src/server/testing/capture-statements.ts';
import type { BenchPair } from './members.ts';

/**
 * The limit of sends: one message that is paid and stored in one statement and one commit. It must not change with the
 * application, or results of different commits could not be compared.
 */
const BARE_SEND = `
  with there as (select from conversations where
    low_id = least($1::uuid, $2::uuid) and high_id = greatest($3::uuid, $4::uuid)
    and (last_seq > 0 or starter_id = $5) and (not (select fictional from profiles where id = $6) or exists (
      select from messages where conversation_id = conversations.id and sender_id <> $7::uuid and not messages.held))),
  wallet as (
    select free, purchased, least(free, $8::int) as from_free from wallets
    where account_id = $9 and exists (select from there) for update
  ), debit as (
    select free - from_free as free, purchased - ($10::int - from_free) as purchased, from_free from wallet
    where free + purchased >= $11
  ), entries as (
    insert into ledger_entries (account_id, lot, contra, amount, reference, created_at)
    select $12::uuid, lot, $13, -paid, $14::uuid, $15::timestamptz
    from debit, lateral (values ('free', from_free), ('purchased', $16::int - from_free)) as lots (lot, paid)
    where paid > 0
  ), conversation as (
    update conversations set last_seq = last_seq + 1, updated_at = $17
    where low_id = least($18::uuid, $19::uuid) and high_id = greatest($20::uuid, $21::uuid)
      and (last_seq > 0 or starter_id = $22) and (not (select fictional from profiles where id = $23) or exists (
        select from messages where conversation_id = conversations.id and sender_id <> $24::uuid and not messages.held))
      and exists (select from debit)
    returning id, last_seq
  ), sides as (
    update conversation_members set unread = unread + (profile_id = $25::uuid)::int, last_message_at = $26 from conversation
    where conversation_id = conversation.id and (profile_id = $27 or not $28::boolean)
  ), stored as (
    insert into messages (id, conversation_id, seq, sender_id, client_id, body, gift, has_photo, gif, held, sent_at)
    select $29::uuid, conversation.id, last_seq, $30::uuid, $31::uuid, $32::text, $33::text, $34::boolean, $35::jsonb, $36, $37::timestamptz
    from debit left join conversation on true
    returning *
  )
  select stored.*, free, purchased from stored, debit`;

type BareSend = { pair: BenchPair; text: string; price: number };

export function bareSend({ pair: { sender, recipient }, text, price }: BareSend): Statement {
  const [from, to, account, id, at] = [
    sender.profileId,
    recipient.profileId,
    sender.accountId,
    newId(),
    new Date(),
  ];
  const place = [from, to, from, to, from, from, from];
  const debit = [price, account, price, price, account, 'messages', id, at, price];
  const sides = [to, at, from, false];
  const message = [id, from, randomUUID(), text, null, false, null, false, at];
  return { text: BARE_SEND, values: [...place, ...debit, at, ...place, ...sides, ...message] };
}
