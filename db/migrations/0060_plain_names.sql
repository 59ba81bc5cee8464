-- Processes of the earlier version stop before this migration, because they know only old names.

alter table books_compared rename to latest_reconciliation;
alter table forgotten_cards rename to card_deletions;
alter table kept_evidence_files rename to message_evidence_files;
alter table kept_evidence rename to message_evidence;
alter table loose_files rename to unreferenced_files;
alter table mail_outbox rename to email_outbox;
alter table owed_returns rename to scheduled_returns;
alter table own_sms rename to sms_mailbox;
alter table returns_judged rename to returns_progress;
alter table sandbox_news rename to sandbox_webhooks;
alter table wishes rename to preferences;

alter table accounts rename column planted to seeded;
alter table card_deletions rename column try_at to next_attempt_at;
alter table conversation_members rename column last_at to last_message_at;
alter table conversations rename column kept_from to stored_from;
alter table direct_debits rename column sealed to encrypted_details;
alter table email_changes rename column asked_at to requested_at;
alter table email_outbox rename column about_id to about_account_id;
alter table former_mailboxes rename column forget_at to delete_at;
alter table gifs rename column words to description;
alter table gifs rename column known_at to last_used_at;
alter table latest_reconciliation rename column at to finished_at;
alter table latest_reconciliation rename column only_one to single_row;
alter table likes_taken_back rename column taken_at to taken_back_at;
alter table message_evidence rename column kept_at to stored_at;
alter table messages rename column removed_by_receiver to removed_by_recipient;
alter table messages rename column returned to returned_credits;
alter table pay_refunds rename column asked_at to requested_at;
alter table pay_refunds rename column answer to provider_reference;
alter table payment_events rename column said to reported_state;
alter table payment_events rename column at to recorded_at;
alter table payments rename column ask_at to next_poll_at;
alter table payments rename column asked_at to last_polled_at;
alter table payments rename column leave_for to checkout_url;
alter table presence rename column here_until to online_until;
alter table profiles rename column hidden_words to word_filter;
alter table profiles rename column hidden_words_revision to word_filter_revision;
alter table redemptions rename column at to state_changed_at;
alter table refunds rename column try_at to next_attempt_at;
alter table returns_progress rename column until to processed_until;
alter table returns_progress rename column only_one to single_row;
alter table sandbox_payments rename column tell_at to webhook_url;
alter table sandbox_webhooks rename column tell_at to webhook_url;
alter table sandbox_webhooks rename column times to planned_deliveries;
alter table sandbox_webhooks rename column told to deliveries;
alter table swipes rename column act_id to client_id;
alter table welcomes rename column given to granted;

alter index conversations_kept_from rename to conversations_stored_from;
alter index former_mailboxes_forget rename to former_mailboxes_delete;
alter index likes_taken_back_taken rename to likes_taken_back_age;
alter index likes_untold rename to likes_unannounced;
alter index payments_ask rename to payments_next_poll;
alter index refunds_try rename to refunds_next_attempt;
alter index forgotten_cards_try rename to card_deletions_next_attempt;
alter index kept_evidence_files_key rename to message_evidence_files_key;
alter index kept_evidence_kept rename to message_evidence_stored;
alter index kept_evidence_other rename to message_evidence_other;
alter index kept_evidence_reader rename to message_evidence_reader;
alter index mail_outbox_about rename to email_outbox_about;
alter index mail_outbox_account rename to email_outbox_account;
alter index mail_outbox_due rename to email_outbox_due;
alter index mail_outbox_recipient rename to email_outbox_recipient;
alter index mail_outbox_reply_to rename to email_outbox_reply_to;
alter index owed_returns_due rename to scheduled_returns_due;
alter index own_sms_created rename to sms_mailbox_created;
alter index sandbox_news_due rename to sandbox_webhooks_due;
alter index sandbox_news_reference rename to sandbox_webhooks_reference;

alter table latest_reconciliation rename constraint books_compared_only_one_check to latest_reconciliation_single_row_check;
alter table latest_reconciliation rename constraint books_compared_pkey to latest_reconciliation_pkey;
alter table card_deletions rename constraint forgotten_cards_pkey to card_deletions_pkey;
alter table gifs rename constraint gifs_words_check to gifs_description_check;
alter table message_evidence rename constraint kept_evidence_other_id_fkey to message_evidence_other_id_fkey;
alter table message_evidence rename constraint kept_evidence_pkey to message_evidence_pkey;
alter table message_evidence rename constraint kept_evidence_reader_id_fkey to message_evidence_reader_id_fkey;
alter table message_evidence_files rename constraint kept_evidence_files_evidence_id_fkey to message_evidence_files_evidence_id_fkey;
alter table message_evidence_files rename constraint kept_evidence_files_pkey to message_evidence_files_pkey;
alter table unreferenced_files rename constraint loose_files_pkey to unreferenced_files_pkey;
alter table email_outbox rename constraint mail_outbox_about_id_fkey to email_outbox_about_account_id_fkey;
alter table email_outbox rename constraint mail_outbox_account_id_fkey to email_outbox_account_id_fkey;
alter table email_outbox rename constraint mail_outbox_pkey to email_outbox_pkey;
alter table email_outbox rename constraint mail_outbox_sender_name_check to email_outbox_sender_name_check;
alter table email_outbox rename constraint mail_outbox_site_id_fkey to email_outbox_site_id_fkey;
alter table messages rename constraint messages_returned_check to messages_returned_credits_check;
alter table messages rename constraint messages_say_one_thing to messages_one_kind;
alter table scheduled_returns rename constraint owed_returns_pkey to scheduled_returns_pkey;
alter table sms_mailbox rename constraint own_sms_body_check to sms_mailbox_body_check;
alter table sms_mailbox rename constraint own_sms_pkey to sms_mailbox_pkey;
alter table sms_mailbox rename constraint own_sms_recipient_check to sms_mailbox_recipient_check;
alter table pay_refunds rename constraint pay_refunds_answer_check to pay_refunds_provider_reference_check;
alter table payment_events rename constraint payment_events_said_check to payment_events_reported_state_check;
alter table payments rename constraint payments_leave_for_check to payments_checkout_url_check;
alter table profiles rename constraint profiles_hidden_words_check to profiles_word_filter_check;
alter table refunds rename constraint refunds_over to refunds_done_at_check;
alter table returns_progress rename constraint returns_judged_only_one_check to returns_progress_single_row_check;
alter table returns_progress rename constraint returns_judged_pkey to returns_progress_pkey;
alter table sandbox_webhooks rename constraint sandbox_news_pkey to sandbox_webhooks_pkey;
alter table sandbox_webhooks rename constraint sandbox_news_reference_fkey to sandbox_webhooks_reference_fkey;
alter table sandbox_webhooks rename constraint sandbox_news_times_check to sandbox_webhooks_planned_deliveries_check;
alter table sandbox_webhooks rename constraint sandbox_news_told_check to sandbox_webhooks_deliveries_check;
alter table sandbox_webhooks rename constraint sandbox_news_tries_check to sandbox_webhooks_tries_check;
alter table sandbox_payments rename constraint sandbox_payments_tell_at_check to sandbox_payments_webhook_url_check;
alter table preferences rename constraint wishes_check to preferences_check;
alter table preferences rename constraint wishes_distance_check to preferences_distance_check;
alter table preferences rename constraint wishes_max_age_check to preferences_max_age_check;
alter table preferences rename constraint wishes_min_age_check to preferences_min_age_check;
alter table preferences rename constraint wishes_pkey to preferences_pkey;
alter table preferences rename constraint wishes_profile_id_fkey to preferences_profile_id_fkey;

-- PostgreSQL does not rename a not-null constraint together with its table or column.
do $$
declare
  not_null record;
begin
  for not_null in
    select conrelid::regclass as of_table, conname as old_name, relname || '_' || attname || '_not_null' as new_name
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where connamespace = current_schema()::regnamespace and contype = 'n'
  loop
    if not_null.old_name <> not_null.new_name then
      execute format('alter table %s rename constraint %I to %I', not_null.of_table, not_null.old_name, not_null.new_name);
    end if;
  end loop;
end $$;

alter trigger kept_evidence_files_deleted on message_evidence_files rename to message_evidence_files_deleted;
alter trigger payments_kept on payments rename to payments_not_removed;
alter trigger photos_cut_anew on photos rename to photos_files_replaced;
alter trigger reports_forgotten on reports rename to reports_closed_deleted;
alter trigger stored_card_gone on stored_cards rename to stored_card_deleted;

alter function forget_card() rename to register_card_deletion;
alter function forget_closed_report() rename to delete_closed_report;
alter function is_file_needed(text) rename to is_file_referenced;
alter function keep_interest_bits() rename to update_interest_bits;
alter function keep_search_cell() rename to insert_search_cell;
alter function loosen_export() rename to register_unreferenced_export;
alter function loosen_files() rename to register_unreferenced_files;
alter function loosen_old_files() rename to register_replaced_files;
alter function loosen_report_files() rename to register_unreferenced_report_files;
alter function loosen_selfie() rename to register_unreferenced_selfie;

-- PostgreSQL stores function bodies as text, so they contain the old names.
create or replace function register_card_deletion() returns trigger language plpgsql as $$
begin
  insert into card_deletions (provider, token)
  select old.provider, old.token
  where not exists (select from stored_cards where provider = old.provider and token = old.token)
  on conflict do nothing;
  return null;
end $$;

create or replace function guard_debit() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' and
    ((new.payment_id, new.site_id, new.mandate_reference, new.encrypted_details, new.iban_hash, new.iban_end,
      new.phone_hash, new.phone_end, new.agreed_at, new.created_at)
    is distinct from (old.payment_id, old.site_id, old.mandate_reference, old.encrypted_details, old.iban_hash, old.iban_end,
      old.phone_hash, old.phone_end, old.agreed_at, old.created_at)
    or new.account_id is not null and new.account_id is distinct from old.account_id)
  then
    raise exception 'a mandate does not change';
  end if;
  if new.state <> old.state and not (
    (old.state = 'waiting' and new.state = 'due')
    or (old.state = 'due' and new.state in ('exported', 'released'))
    or (old.state = 'exported' and new.state in ('collected', 'returned'))
    or (old.state = 'collected' and new.state = 'returned')
  ) then
    raise exception 'a direct debit does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;

create or replace function guard_payment() returns trigger language plpgsql as $$
begin
  if (new.id, new.site_id, new.credits, new.currency, new.list_price, new.discount, new.amount, new.vat_country, new.vat_rate,
      new.vat, new.location_proofs, new.country, new.method, new.provider, new.statement, new.created_at)
    is distinct from
     (old.id, old.site_id, old.credits, old.currency, old.list_price, old.discount, old.amount, old.vat_country, old.vat_rate,
      old.vat, old.location_proofs, old.country, old.method, old.provider, old.statement, old.created_at)
  then
    raise exception 'what was sold does not change';
  end if;
  if old.provider_reference is not null and new.provider_reference is distinct from old.provider_reference then
    raise exception 'a payment keeps its provider''s name of it';
  end if;
  if new.account_id is distinct from old.account_id and new.account_id is not null then
    raise exception 'a payment stays with who made it';
  end if;
  -- After the buyer's erasure, nobody can repeat the order or open the checkout.
  if new.account_id is null then
    new.order_key := null;
    new.checkout_url := null;
  end if;
  if old.completed_at is not null and (new.completed_at, new.receipt_number) is distinct from (old.completed_at, old.receipt_number) then
    raise exception 'a receipt stays';
  end if;
  if new.state <> old.state and not (
    (old.state = 'created' and new.state in ('pending', 'completed', 'failed', 'cancelled', 'expired'))
    or (old.state = 'pending' and new.state in ('completed', 'failed', 'cancelled', 'expired'))
    or (old.state in ('failed', 'cancelled', 'expired') and new.state = 'completed')
    or (old.state = 'completed' and new.state in ('refunded', 'charged_back'))
    or (old.state = 'refunded' and new.state = 'charged_back')
  ) then
    raise exception 'a payment does not go from % to %', old.state, new.state;
  end if;
  return new;
end $$;

create or replace function is_file_referenced(key text) returns boolean language sql stable as $$
  select exists (select from photos where file_key = key) or exists (select from exports where file_key = key)
    or exists (select from album_photos where file_key = key)
    or exists (select from chat_photos where file_key = key)
    or exists (select from verifications where selfie_key = key)
    or exists (select from report_files where file_key = key)
    or exists (select from message_evidence_files where file_key = key)
$$;

create or replace function last_shown_at(conversation uuid, member uuid, after integer) returns timestamptz language sql stable as $$
  select sent_at from messages
  where conversation_id = conversation and seq > after and (not held or sender_id = member)
    and not (case when sender_id = member then removed_by_sender else removed_by_recipient end)
  order by seq desc limit 1
$$;

create or replace function register_unreferenced_export() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at) values (old.file_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;

create or replace function register_unreferenced_files() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at)
  select distinct file_key, timestamptz 'epoch' from gone
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;

create or replace function register_replaced_files() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at) values (old.file_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;

create or replace function register_unreferenced_report_files() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at)
  select distinct file_key, timestamptz 'epoch' from gone
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;

create or replace function register_unreferenced_selfie() returns trigger language plpgsql as $$
begin
  insert into unreferenced_files (file_key, due_at) values (old.selfie_key, timestamptz 'epoch')
  on conflict (file_key) do update set due_at = excluded.due_at;
  return null;
end $$;
