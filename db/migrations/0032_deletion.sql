-- The row of a deleted or hidden message remains, so that `seq` has no gap.
alter table messages
  -- The sender took the message back for both members; its content is emptied.
  add unsent boolean not null default false,
  -- The sender or the recipient deleted the message, only for themselves.
  add removed_by_sender boolean not null default false,
  add removed_by_receiver boolean not null default false,
  add constraint messages_unsent_check check (not unsent or (body = '' and gift is null and not has_photo and gif is null));
-- Rows with `unsent` have no content, so the constraints on content must not apply.
do $$
declare
  kind record;
begin
  for kind in
    select conname, pg_get_expr(conbin, conrelid) as rule from pg_constraint
    where conrelid = 'messages'::regclass and contype = 'c' and conname <> 'messages_unsent_check'
      and pg_get_expr(conbin, conrelid) like '%body%'
  loop
    execute format('alter table messages drop constraint %I, add constraint %1$I check (unsent or %s)', kind.conname, kind.rule);
  end loop;
end $$;

alter table conversation_members
  -- Messages up to this `seq` are hidden because of their age.
  add hidden_seq integer not null default 0,
  -- Raised when existing messages change, so that browsers fetch the messages again.
  add revision integer not null default 0;

-- A job finds messages to hide by `shown_from`, and messages to delete by `kept_from`.
alter table conversations add shown_from timestamptz, add kept_from timestamptz;
create index conversations_shown_from on conversations (coalesce(shown_from, created_at));
create index conversations_kept_from on conversations (coalesce(kept_from, created_at));

-- Removed messages stay here for some days, in case `reader_id` reports the other member.
create table kept_evidence (
  id uuid primary key default uuidv7(),
  reader_id uuid not null references profiles on delete cascade,
  other_id uuid not null references profiles on delete cascade,
  messages jsonb not null,
  kept_at timestamptz not null
);
create index kept_evidence_reader on kept_evidence (reader_id, other_id);
create index kept_evidence_other on kept_evidence (other_id);
create index kept_evidence_kept on kept_evidence (kept_at);

-- While a report is open, old messages between the two are not deleted.
create function has_open_report(one uuid, other uuid) returns boolean language sql stable as $$
  select exists (
    select from profiles p join profiles q on q.id = other join reports r
      on (r.reporter_id, r.reported_id) in ((p.account_id, q.account_id), (q.account_id, p.account_id))
    where p.id = one and r.closed_at is null)
$$;
