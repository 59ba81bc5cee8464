-- What is taken back, deleted by one, or hidden for its age. Rows stay in their place, so that `seq` has no gap.
alter table messages
  -- Taken back by its sender: nothing of it is kept.
  add unsent boolean not null default false,
  -- Deleted by one of the two, for himself.
  add removed_by_sender boolean not null default false,
  add removed_by_receiver boolean not null default false,
  add constraint messages_unsent_check check (not unsent or (body = '' and gift is null and not has_photo and gif is null));
-- Every message is of one kind, except that one which was taken back is of none: whatever kinds there are.
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
  -- Up to here messages are hidden from both, for their age.
  add hidden_seq integer not null default 0,
  -- Counts what changed of messages that were there already, for this member: a browser that missed it fetches anew.
  add revision integer not null default 0;

-- When the first message that is shown was sent, and the first that is kept; null: when the conversation began.
alter table conversations add shown_from timestamptz, add kept_from timestamptz;
create index conversations_shown_from on conversations (coalesce(shown_from, created_at));
create index conversations_kept_from on conversations (coalesce(kept_from, created_at));

-- What passed between two members before one blocked the other, as far as `reader_id` could read it: for a report of his,
-- for some days, and for nothing else.
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

-- An open report of one of the two against the other: what passed between them is kept until it is closed.
create function has_open_report(one uuid, other uuid) returns boolean language sql stable as $$
  select exists (
    select from profiles p join profiles q on q.id = other join reports r
      on (r.reporter_id, r.reported_id) in ((p.account_id, q.account_id), (q.account_id, p.account_id))
    where p.id = one and r.closed_at is null)
$$;
