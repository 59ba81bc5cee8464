-- The latest message of the other one that a browser of this member has: its sender is told.
alter table conversation_members add column delivered_seq integer not null default 0;
update conversation_members set delivered_seq = read_seq;
