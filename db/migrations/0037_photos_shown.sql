-- When the photo was first shown clear to a recipient who need not open photos (`shows_photos`). For the
-- return of credits this counts as opened (docs/features/credits-and-payments.md).
alter table chat_photos add column shown_at timestamptz;
-- The `seq` of the other member's latest photo that this member saw clear. Earlier messages of the other
-- member count as opened, too.
alter table conversation_members add column opened_seq integer not null default 0;
update conversation_members mine set opened_seq = opened.seq
from (
  select conversation_id, sender_id, max(seq) as seq from messages join chat_photos on message_id = id
  where opened_at is not null group by 1, 2
) opened
where mine.conversation_id = opened.conversation_id and mine.other_id = opened.sender_id;
