-- Words and phrases that a member does not want to read. A message that contains one is covered until the
-- member opens it.
alter table profiles
  add column if not exists hidden_words text[] not null default '{}' check (cardinality(hidden_words) <= 50),
  -- Raised with each change of `hidden_words`, so that browsers fetch again the messages they already have.
  add column if not exists hidden_words_revision integer not null default 0;
