-- A gift is a message without text.
alter table messages add column gift text check (gift ~ '^[a-z]{2,20}$');
alter table messages drop constraint messages_body_check;
alter table messages add constraint messages_body_check
  check (length(body) <= 50000 and (gift is null) <> (body = ''));
