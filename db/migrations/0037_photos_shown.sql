-- The recipient saw the photo at this time without opening it, thanks to `shows_photos`.
alter table chat_photos add column shown_at timestamptz;
-- All messages of the other member up to this `seq` count as opened.
alter table conversation_members add column opened_seq integer not null default 0;
update conversation_members mine set opened_seq = opened.seq
from (
  select conversation_id, sender_id, max(seq) as seq from messages join chat_photos on message_id = id
  where opened_at is not null group by 1, 2
) opened
where mine.conversation_id = opened.conversation_id and mine.other_id = opened.sender_id;
