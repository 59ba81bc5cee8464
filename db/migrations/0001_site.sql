create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- Each account belongs to one site, and members see only members of their site.
create table sites (
  id smallint primary key,
  key text not null unique check (key ~ '^[a-z][a-z0-9-]{1,30}$'),
  audience text not null check (audience in ('men_seeking_men', 'everyone')),
  time_zone text not null default 'Europe/Amsterdam',
  created_at timestamptz not null default now()
);

create table site_hosts (
  host text primary key check (host = lower(host)),
  site_id smallint not null references sites on delete cascade
);

-- A setting without a row has its default value, which is in the code.
create table site_settings (
  site_id smallint not null references sites on delete cascade,
  name text not null,
  value jsonb not null,
  primary key (site_id, name)
);

create table companies (
  site_id smallint primary key references sites on delete cascade,
  name text not null,
  address text not null,
  kvk text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  tradenames text[] not null default '{}',
  vat_numbers jsonb not null default '{}',
  support_phone text not null,
  delete_discount smallint not null default 0 check (delete_discount between 0 and 90)
);

-- Notifies the server processes, because they cache the settings in memory.
create function announce_settings_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings', coalesce(new.site_id, old.site_id)::text);
  return null;
end $$;
create function announce_site_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('settings', new.id::text);
  return null;
end $$;
create trigger site_settings_changed after insert or update or delete on site_settings
  for each row execute function announce_settings_change();
create trigger sites_changed after update on sites
  for each row execute function announce_site_change();
create trigger site_hosts_changed after insert or update or delete on site_hosts
  for each row execute function announce_settings_change();
create trigger companies_changed after insert or update or delete on companies
  for each row execute function announce_settings_change();

insert into sites (id, key, audience, time_zone) values (1, 'lavender', 'men_seeking_men', 'Europe/Amsterdam');
insert into site_hosts (host, site_id) values ('localhost', 1), ('127.0.0.1', 1);
insert into companies (site_id, name, address, kvk, city, country, tradenames, vat_numbers, support_phone, delete_discount)
values (1, 'Lavender Example B.V.', 'Voorbeeldkade 12', '00000000', 'Amsterdam', 'NL', '{Lavender}',
  '{"NL": "NL000000000B00"}', '+31 20 000 0000', 50);
