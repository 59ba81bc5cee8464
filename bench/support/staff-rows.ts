import type pg from 'pg';

/**
 * Fills the tables of the back office as a site of so many members would: a payment and an email for each member, and
 * in proportion reports, decisions, appeals, complaints, chargebacks, direct debits, discount codes, signals and the
 * audit log. Does nothing in a database that has the rows.
 */
export async function insertStaffRows(client: pg.Client, members: number): Promise<void> {
  const { rows } = await client.query(
    `select from payments where provider = 'sandbox' and provider_reference = 'bench-1'`,
  );
  if (rows.length > 0) return;
  // Without the triggers that demand the credits and messages which such rows come from: the lists do not read them.
  await client.query('begin; set local session_replication_role = replica');
  for (const statement of [...statements, auditEntries]) await client.query(statement(members));
  await client.query('commit');
  await client.query('vacuum analyze');
}

/** As the hourly job does, after which the page of the log reads only newer entries. */
export async function recordAuditCheck(client: pg.Client): Promise<void> {
  await client.query(
    `insert into audit_checks (checked_until, broken, checked_at) select max(seq), audit.first_broken(), now() from audit.entries
     on conflict (only_row) do update set checked_until = excluded.checked_until, broken = excluded.broken`,
  );
}

/** `n` counts the rows, `account` is one of the accounts, `at` a moment of the last three years. */
const rowsOf = (members: number, count: number) => `
  (select n, account, now() - (1 - n::float / ${count}) * interval '1000 days' as at
   from generate_series(1, ${count}) n
     join (select id as account, row_number() over () as number from accounts where site_id = 1) owners
       on owners.number = 1 + n % ${Math.floor(members * 0.9)}) made`;

const statements: ((members: number) => string)[] = [
  members => `
    insert into payments (site_id, account_id, credits, currency, list_price, amount, vat_country, vat_rate, vat,
      location_proofs, country, method, provider, provider_reference, statement, state, created_at, completed_at, receipt_number)
    select 1, account, 10, 'EUR', price, price, 'NL', 2100, price / 6, '{payment:NL}',
      (array['NL', 'DE', 'BE', 'FR', 'PL'])[1 + n % 5], (array['ideal', 'creditcard', 'paypal', 'sdd', 'bancontact'])[1 + n % 5],
      case when n % 5 = 3 then 'direct_debit' else 'sandbox' end, 'bench-' || n, 'LVD',
      case when n % 10 = 0 then 'failed' when n % 10000 = 1 then 'cancelled' else 'completed' end, at,
      case when n % 10 <> 0 and n % 10000 <> 1 then at end,
      case when n % 10 <> 0 and n % 10000 <> 1 then 1000000000 + n end
    from ${rowsOf(members, members)}, lateral (select 999 + n % 5000 as price) prices`,
  () => `
    insert into refunds (payment_id, kind, credits, amount, vat, state, requested_at, done_at)
    select id, case when receipt_number % 100 = 1 then 'chargeback' else 'refund' end, 10, amount, vat, 'done',
      created_at + interval '3 days', created_at + interval '4 days'
    from payments where receipt_number >= 1000000000 and receipt_number % 20 = 1`,
  () => `
    insert into direct_debits (payment_id, site_id, account_id, mandate_reference, state, encrypted_details, iban_hash, iban_end,
      phone_hash, phone_end, code_hash, code_sent_at, code_expires_at, agreed_at, collect_on, created_at)
    select id, 1, account_id, 'M' || lpad(receipt_number::text, 12, '0'), 'released', '', sha256(id::text::bytea), '4321',
      sha256(id::text::bytea), '678', sha256(id::text::bytea), created_at, created_at, created_at, created_at::date, created_at
    from payments where provider = 'direct_debit' and receipt_number >= 1000000000 and receipt_number % 2 = 0`,
  members => `
    insert into discount_codes (site_id, code, value_percentage, status, created_at)
    select 1, 'BENCH' || n, 5, case when n % 5000 = 0 then 'active' else 'used' end, at from ${rowsOf(members, members / 2)}`,
  members => `
    insert into email_outbox (site_id, account_id, recipient, subject, text_body, html_body, topic, created_at, sent_at, failed_at)
    select 1, account, 'member.' || n || '@mail.example', 'Subject', '', '',
      case when n % 5000 = 0 then 'news' when n % 3 = 0 then 'like' when n % 3 = 1 then 'new_messages' end, at,
      case when n % 1000 <> 1 then at end, case when n % 1000 = 1 then at end
    from ${rowsOf(members, members)}`,
  members => `
    insert into reports (site_id, reporter_id, reported_id, reason, text, evidence, created_at, closed_at, urgent, due_at)
    select 1, account, account, 'harassment', 'He does not stop.', case when n % 100 = 0 then '{}'::jsonb end, at,
      case when n % 100 <> 0 then at + interval '1 hour' end, n % 2000 = 0, at + interval '1 day'
    from ${rowsOf(members, members / 5)}`,
  () => `
    insert into decisions (site_id, account_id, report_id, outcome, rule, reason, created_at)
    select 1, reported_id, id, 'warning', 'harassment', 'He did not stop.', closed_at from reports where closed_at is not null`,
  () => `
    insert into appeals (site_id, decision_id, account_id, party, text, created_at, outcome, answer, decided_at)
    select 1, id, account_id, 'reported', 'I did not do that.', created_at,
      case when n % 100 <> 0 then 'upheld' end, case when n % 100 <> 0 then 'The messages show it.' end,
      case when n % 100 <> 0 then created_at + interval '1 day' end
    from (select *, row_number() over () as n from decisions) made where n % 10 = 0`,
  members => `
    insert into complaints (site_id, account_id, email, topic, text, fingerprint, sent_on, created_at, state, answer, answered_at)
    select 1, account, 'member.' || n || '@mail.example', 'credits', 'They did not arrive.', sha256(n::text::bytea), at::date, at,
      case when n % 100 = 0 then 'received' else 'answered' end, case when n % 100 <> 0 then 'They did now.' end,
      case when n % 100 <> 0 then at end
    from ${rowsOf(members, members / 20)}`,
  members => `
    insert into abuse_levels (account_id, site_id, level, score, since, weighed_at)
    select account, 1, case when n % 20 = 0 then 'review' else 'slowed' end, 10 + n % 50, at, at from ${rowsOf(members, members / 50)}`,
  () => `
    insert into abuse_signals (account_id, kind, source, happened_at)
    select account_id, kind, number::text, since from abuse_levels,
      unnest(array['repeated_opener', 'link', 'payment_words']) kind, generate_series(1, 3) number`,
  () => `
    insert into daily_figures (site_id, day, figure, value, counted_at)
    select 1, current_date - n, figure, 100, now()
    from generate_series(1, 1000) n, unnest(array['sign_ups', 'confirmed', 'active', 'messages']) figure
    on conflict do nothing`,
];

/** Through the function that chains them, because the table itself refuses other writers. */
const auditEntries = (members: number) => `
  select count(audit.append(1::smallint, at, null, 'members.note', encode(sha256(account::text::bytea), 'hex'), 'A question.', '{}'))
  from ${rowsOf(members, members / 20)}`;
