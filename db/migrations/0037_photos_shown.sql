-- A photo is seen without being opened by one who always sees the other's photos: it was opened all the same
-- (docs/features/credits-and-payments.md). When its receiver was first given it clear without opening it.
alter table chat_photos add column shown_at timestamptz;
-- The latest photo of the other one that this member saw clear: up to there he opened what was written to him.
alter table conversation_members add column opened_seq integer not null default 0;
update conversation_members mine set opened_seq = opened.seq
from (
  select conversation_id, sender_id, max(seq) as seq from messages join chat_photos on message_id = id
  where opened_at is not null group by 1, 2
) opened
where mine.conversation_id = opened.conversation_id and mine.other_id = opened.sender_id;
