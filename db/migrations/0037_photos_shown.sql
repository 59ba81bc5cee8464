-- If the recipient sees all photos of this sender without opening them (`shows_photos`): when they saw the photo. The
-- message then counts as opened, so that its credits are not returned (docs/features/credits-and-payments.md).
alter table chat_photos add column shown_at timestamptz;
-- The `seq` of the other member's latest photo that this member saw unblurred. All earlier messages of the other
-- member also count as opened.
alter table conversation_members add column opened_seq integer not null default 0;
update conversation_members mine set opened_seq = opened.seq
from (
  select conversation_id, sender_id, max(seq) as seq from messages join chat_photos on message_id = id
  where opened_at is not null group by 1, 2
) opened
where mine.conversation_id = opened.conversation_id and mine.other_id = opened.sender_id;
