-- False again after the message is unsent, so that nothing reveals the photo.
alter table messages add column has_photo boolean not null default false;
alter table messages drop constraint messages_body_check;
alter table messages add constraint messages_body_check check (length(body) <= 50000);
alter table messages add constraint messages_say_one_thing
  check (num_nonnulls(nullif(body, ''), gift, nullif(has_photo, false)) = 1);

-- `clear_key` and `blur_key` are unrelated, so that the blur does not lead to the clear photo.
create table chat_photos (
  message_id uuid primary key references messages on delete cascade,
  clear_key text not null unique check (clear_key ~ '^[a-z0-9]{32}$'),
  blur_key text not null unique check (blur_key ~ '^[a-z0-9]{32}$'),
  file_key text not null check (file_key ~ '^[a-z0-9/-]{8,80}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  colour text not null check (colour ~ '^#[0-9a-f]{6}$'),
  placeholder text not null,
  -- Before this time, the recipient gets only the blur, unless they set `shows_photos`.
  opened_at timestamptz
);
create index chat_photos_files on chat_photos (file_key);
create trigger chat_photos_deleted after delete on chat_photos
  referencing old table as gone for each statement execute function loosen_files();

-- Deletes the photo when any code removes the content of its message.
create function remove_chat_photo() returns trigger language plpgsql as $$
begin
  delete from chat_photos where message_id = new.id;
  return null;
end $$;
create trigger messages_photo_removed after update on messages
  for each row when (old.has_photo and not new.has_photo) execute function remove_chat_photo();

-- If true, this member sees all photos of the other member unblurred.
alter table conversation_members add column shows_photos boolean not null default false;

create or replace function is_file_needed(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
    or exists (select from album_photos where file_key = key)
    or exists (select from chat_photos where file_key = key)
    or exists (select from verifications where selfie_key = key)
    or exists (select from report_files where file_key = key)
$$;
