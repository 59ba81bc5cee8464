-- The highest `seq` of the other member's messages that a browser of this member has received. The other
-- member sees their messages up to this `seq` as delivered.
alter table conversation_members add column delivered_seq integer not null default 0;
update conversation_members set delivered_seq = read_seq;
