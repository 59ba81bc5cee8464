-- A message with one of these words is covered until the member opens it.
alter table profiles
  add column if not exists hidden_words text[] not null default '{}' check (cardinality(hidden_words) <= 50),
  -- Raised with each change of `hidden_words`, so that browsers fetch their messages again.
  add column if not exists hidden_words_revision integer not null default 0;
