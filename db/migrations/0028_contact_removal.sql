-- Removed by its owner. What it blocks ends some hours later with the row, so that nobody sees whom it was.
alter table contact_entries add column removed_at timestamptz;

-- An entry that is added again gets a new id, for which its label is encrypted.
alter table blocks drop constraint blocks_contact_id_fkey;
alter table blocks add constraint blocks_contact_id_fkey foreign key (contact_id) references contact_entries
  on delete cascade on update cascade;
