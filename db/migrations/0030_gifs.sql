-- Members send a GIF by its id, and no browser gets its `address`.
create table gifs (
  id text primary key check (id ~ '^[a-z]{2,12}-[A-Za-z0-9_-]{1,64}$'),
  width smallint not null check (width between 1 and 4096),
  height smallint not null check (height between 1 and 4096),
  words text not null check (length(words) <= 200),
  address text not null check (length(address) <= 500),
  known_at timestamptz not null default now()
);

-- A copy of the GIF at the time of sending.
alter table messages add column gif jsonb
  check (jsonb_typeof(gif) = 'object' and gif ?& array['id', 'width', 'height', 'words']);
alter table messages drop constraint messages_say_one_thing;
alter table messages add constraint messages_say_one_thing
  check (num_nonnulls(nullif(body, ''), gift, nullif(has_photo, false), gif) = 1);
-- The deletion of unused GIFs searches messages by the id of the GIF.
create index messages_gif on messages ((gif ->> 'id')) where gif is not null;
