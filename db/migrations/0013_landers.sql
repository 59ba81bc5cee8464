-- The order of a site's campaigns is that of the sites file. `definition` is one campaign of the file.
create table campaigns (
  site_id smallint not null references sites on delete cascade,
  slug text not null check (length(slug) between 1 and 40),
  position smallint not null,
  definition jsonb not null,
  primary key (site_id, slug)
);
create trigger campaigns_changed after insert or update or delete on campaigns
  for each row execute function announce_settings_change();

-- Sums without persons. A row outlives its campaign. `variant` is empty if the link named none.
create table campaign_counts (
  site_id smallint not null references sites on delete cascade,
  campaign text not null check (length(campaign) between 1 and 40),
  variant text not null check (length(variant) <= 12),
  lander text not null check (length(lander) between 1 and 40),
  -- In the time zone of the site.
  day date not null,
  visits integer not null default 0 check (visits >= 0),
  signups integer not null default 0 check (signups >= 0),
  confirmations integer not null default 0 check (confirmations >= 0),
  purchases integer not null default 0 check (purchases >= 0),
  primary key (site_id, campaign, variant, lander, day)
);

-- The landing page from which the member signed up. Empty without one, without a campaign or without a variant.
alter table traffic_sources
  add column lander text not null default '' check (length(lander) <= 40),
  add column campaign text not null default '' check (length(campaign) <= 40),
  add column variant text not null default '' check (length(variant) <= 12),
  add column purchase_counted boolean not null default false;
