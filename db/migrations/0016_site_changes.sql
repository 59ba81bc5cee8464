-- Texts of a site in place of those of the catalogues, in a language or variant such as nl-BE.
create table site_texts (
  site_id smallint not null references sites on delete cascade,
  language text not null check (language ~ '^[a-z]{2}(-[A-Z]{2})?$'),
  key text not null check (length(key) between 3 and 120),
  value text not null check (length(value) between 1 and 4000),
  primary key (site_id, language, key)
);
create trigger site_texts_changed after insert or update or delete on site_texts
  for each row execute function announce_settings_change();

-- Changes of settings, company info and texts, in the order in which they were made.
create table site_changes (
  id bigint generated always as identity primary key,
  site_id smallint not null references sites on delete cascade,
  kind text not null check (kind in ('setting', 'text')),
  -- Name of a setting, or key of a text.
  name text not null,
  -- Of a text.
  language text not null default '',
  -- {"value": ...}; null for the default of a setting, or the catalogue's text.
  old_value jsonb,
  new_value jsonb,
  at timestamptz not null,
  -- Null for a command of the operator.
  staff_id uuid references staff on delete set null
);
create index site_changes_name on site_changes (site_id, kind, name, language, id);
create index site_changes_newest on site_changes (site_id, kind, id);
create index site_changes_staff on site_changes (staff_id);
