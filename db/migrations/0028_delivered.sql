-- The latest message (`seq`) of the other member that a browser of this member has received. Up to there the
-- other member sees their messages as delivered.
alter table conversation_members add column delivered_seq integer not null default 0;
update conversation_members set delivered_seq = read_seq;
