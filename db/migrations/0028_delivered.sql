-- A browser of this member has received the other member's messages up to this `seq`.
alter table conversation_members add column delivered_seq integer not null default 0;
update conversation_members set delivered_seq = read_seq;
