-- Words and phrases a member does not want to read: messages he gets that contain one come covered.
alter table profiles
  add column if not exists hidden_words text[] not null default '{}' check (cardinality(hidden_words) <= 50),
  -- Counts its changes: a browser that has messages from before one fetches them anew.
  add column if not exists hidden_words_revision integer not null default 0;
