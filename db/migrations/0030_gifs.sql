-- GIFs that the provider found. A member sends a GIF by its id, so that no message can contain the address of
-- another site. `address` is the GIF's URL at the provider; no browser gets it, because this server passes on
-- the bytes.
create table gifs (
  id text primary key check (id ~ '^[a-z]{2,12}-[A-Za-z0-9_-]{1,64}$'),
  width smallint not null check (width between 1 and 4096),
  height smallint not null check (height between 1 and 4096),
  words text not null check (length(words) <= 200),
  address text not null check (length(address) <= 500),
  known_at timestamptz not null default now()
);

-- A GIF is a message without text. The column stores the GIF's `{ id, width, height, words }` at the time of sending.
alter table messages add column gif jsonb
  check (jsonb_typeof(gif) = 'object' and gif ?& array['id', 'width', 'height', 'words']);
alter table messages drop constraint messages_say_one_thing;
alter table messages add constraint messages_say_one_thing
  check (num_nonnulls(nullif(body, ''), gift, nullif(has_photo, false), gif) = 1);
-- Before a GIF is deleted as unused, this index shows whether a message still contains it.
create index messages_gif on messages ((gif ->> 'id')) where gif is not null;
